import { chakra } from '@chakra-ui/react/styled-system'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFailure } from '../../../forms/mutation-form'
import { RefusalNotice } from '../../../forms/refusal-notice'
import { focusFirstWrong } from '../../../lib/focus-first-wrong'
import { Button, IconButton } from '../../../ui/button'
import { FieldMessage } from '../../../ui/field'
import { Icon } from '../../../ui/icons'
import { Panel } from '../../../ui/panel'
import { Badge } from '../../../ui/status-badge'

interface Item {
  id: string
  name: string
  content: ReactNode
  /** What the candidate says and no resume. */
  own?: boolean
  error?: string | undefined
  change?: () => void
  remove: () => void
}

interface SmallListProps<Values extends Record<string, string>> {
  title: string
  none: string
  addLabel: string
  items: readonly Item[]
  empty: Values
  /** What may be left empty. */
  optional?: readonly (keyof Values & string)[]
  adding: boolean
  error: Error | null
  /** `done` closes the form. */
  onAdd: (values: Values, done: () => void) => void
  fields: (
    values: Values,
    put: (part: Partial<Values>) => void,
    words: (name: keyof Values & string) => string | undefined,
  ) => ReactNode
  /** Below the items: what was taken off, and the form of one. */
  children?: ReactNode
}

/** A short list at the side, with a small form to add to it. */
export const SmallList = <Values extends Record<string, string>>({
  title,
  none,
  addLabel,
  items,
  empty,
  optional = [],
  adding,
  error,
  onAdd,
  fields,
  children,
}: SmallListProps<Values>) => {
  const { t } = useTranslation('profile')
  const [values, setValues] = useState<Values | null>(null)
  const [missing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const failure = useFailure(error)
  const words = (name: keyof Values & string) =>
    missing && !optional.includes(name) && values?.[name]?.trim() === ''
      ? t('rule.empty')
      : failure?.fields?.[name]
  const close = () => {
    setValues(null)
    setMissing(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (values === null) return
    const isMissing = Object.entries(values).some(
      ([name, value]) => !optional.includes(name) && value.trim() === '',
    )
    setMissing(isMissing)
    if (isMissing) setTimeout(() => focusFirstWrong(form.current), 0)
    else onAdd(values, close)
  }
  return (
    <Panel title={title}>
      <chakra.div display="flex" flexDirection="column" gap="3">
        {items.length === 0 ? (
          <chakra.p textStyle="small" color="fg.muted">
            {none}
          </chakra.p>
        ) : (
          <chakra.ul display="flex" flexDirection="column" gap="1">
            {items.map(({ id, name, content, own = false, error: refused, change, remove }) => (
              <chakra.li
                key={id}
                display="flex"
                alignItems="flex-start"
                justifyContent="space-between"
                gap="2"
                textStyle="small"
              >
                <chakra.div flex="1" minWidth="0" overflowWrap="anywhere" paddingBlock="2">
                  {content}
                  {own ? (
                    <chakra.span display="block" marginBlockStart="1">
                      <Badge tone="accent">{t('own')}</Badge>
                    </chakra.span>
                  ) : null}
                  <FieldMessage id={`${id}-refused`} error={refused} />
                </chakra.div>
                <chakra.div display="flex" flexShrink="0">
                  {change === undefined ? null : (
                    <IconButton
                      size="sm"
                      label={t('change', { what: name })}
                      icon={<Icon of={Pencil} size={18} />}
                      onClick={change}
                    />
                  )}
                  <IconButton
                    size="sm"
                    label={t('remove', { what: name })}
                    icon={<Icon of={X} size={18} />}
                    onClick={remove}
                  />
                </chakra.div>
              </chakra.li>
            ))}
          </chakra.ul>
        )}
        {children}
        {values === null ? (
          <div>
            <Button
              size="sm"
              variant="quiet"
              outdent="start"
              icon={<Icon of={Plus} size={16} />}
              onClick={() => setValues(empty)}
            >
              {addLabel}
            </Button>
          </div>
        ) : (
          <chakra.form
            ref={form}
            noValidate
            onSubmit={submit}
            display="flex"
            flexDirection="column"
            gap="3"
          >
            {fields(values, (part) => setValues({ ...values, ...part }), words)}
            <RefusalNotice failure={failure?.fields ? null : failure} />
            <chakra.div display="flex" gap="2">
              <Button
                type="submit"
                size="sm"
                variant="primary"
                loading={adding}
                loadingLabel={t('saving')}
              >
                {t('add')}
              </Button>
              <Button size="sm" variant="plain" onClick={close}>
                {t('cancel')}
              </Button>
            </chakra.div>
          </chakra.form>
        )}
      </chakra.div>
    </Panel>
  )
}
