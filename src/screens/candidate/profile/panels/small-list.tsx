import { chakra } from '@chakra-ui/react/styled-system'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Submit } from '../../../../forms/form'
import { Button, IconButton } from '../../../../ui/button'
import { FieldMessage } from '../../../../ui/fields/field'
import { Icon } from '../../../../ui/icons'
import { Panel } from '../../../../ui/layout/panel'
import { Badge } from '../../../../ui/feedback/status-badge'
import { LookUpButton } from '../reading/look-up-button'

interface Item {
  id: string
  name: string
  content: ReactNode
  /** What the candidate says and no resume. */
  own?: boolean
  /** The words of the resume that say it; empty for what no resume says. */
  evidence?: string
  error?: string | undefined
  change?: () => void
  remove: () => void
}

interface SmallListProps {
  title: string
  none: string
  addLabel: string
  items: readonly Item[]
  /** The form of another one. */
  adding: (close: () => void) => ReactNode
  /** Below the items: what was taken off, and the form of one. */
  children?: ReactNode
}

/** A short list at the side, with a small form to add to it. */
export const SmallList = ({ title, none, addLabel, items, adding, children }: SmallListProps) => {
  const { t } = useTranslation('profile')
  const [isAdding, setIsAdding] = useState(false)
  return (
    <Panel title={title}>
      <chakra.div display="flex" flexDirection="column" gap="3">
        {items.length === 0 ? (
          <chakra.p textStyle="small" color="fg.muted">
            {none}
          </chakra.p>
        ) : (
          <chakra.ul display="flex" flexDirection="column" gap="1">
            {items.map(
              ({
                id,
                name,
                content,
                own = false,
                evidence = '',
                error: refused,
                change,
                remove,
              }) => (
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
                    {evidence === '' ? null : <LookUpButton name={name} parts={[evidence]} />}
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
              ),
            )}
          </chakra.ul>
        )}
        {children}
        {isAdding ? (
          adding(() => setIsAdding(false))
        ) : (
          <div>
            <Button
              size="sm"
              variant="subtle"
              outdent="start"
              icon={<Icon of={Plus} size={16} />}
              onClick={() => setIsAdding(true)}
            >
              {addLabel}
            </Button>
          </div>
        )}
      </chakra.div>
    </Panel>
  )
}

/** The end of a form that adds to the list. */
export const AddOrCancel = ({ onCancel }: { onCancel: () => void }) => {
  const { t } = useTranslation('profile')
  return (
    <Submit
      size="sm"
      variant="primary"
      pendingLabel={t('saving')}
      after={
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      }
    >
      {t('add')}
    </Submit>
  )
}
