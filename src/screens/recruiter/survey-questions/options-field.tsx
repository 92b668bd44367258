import { chakra } from '@chakra-ui/react/styled-system'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useFieldArray, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useRuleSentence } from '../../../features/auth/use-rule-sentence'
import { Button, IconButton } from '../../../ui/button'
import { Icon } from '../../../ui/icons'
import { Notice } from '../../../ui/notice'
import { TextField } from '../../../ui/text-field'
import { newOption, optionLimits, type QuestionForm } from './question.rules'

interface OptionsFieldProps {
  form: UseFormReturn<QuestionForm>
  /** What the server said of the options as a whole. */
  refused: string | undefined
}

/** What can be chosen, in both languages; two at least. */
export const OptionsField = ({ form, refused }: OptionsFieldProps) => {
  const { t } = useTranslation('survey')
  const words = useRuleSentence()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'options' })
  const errors = form.formState.errors.options
  return (
    <chakra.fieldset display="flex" flexDirection="column" gap="4" minWidth="0">
      <chakra.legend textStyle="h3" marginBlockEnd="4">
        {t('options.legend')}
      </chakra.legend>
      {fields.map((field, at) => (
        <chakra.div
          key={field.id}
          display="grid"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr) auto',
            md: 'minmax(0, 1fr) minmax(0, 1fr) auto',
          }}
          gap="3"
          alignItems="start"
        >
          <TextField
            {...form.register(`options.${at}.label`)}
            label={t('options.english', { number: at + 1 })}
            maxLength={200}
            lang="en"
            dir="ltr"
            error={words(errors?.[at]?.label)}
          />
          <chakra.div gridRow={{ base: '2', md: 'auto' }}>
            <TextField
              {...form.register(`options.${at}.label_ar`)}
              label={t('options.arabic', { number: at + 1 })}
              maxLength={200}
              lang="ar"
              dir="rtl"
              error={words(errors?.[at]?.label_ar)}
            />
          </chakra.div>
          <chakra.div
            paddingBlockStart="7"
            gridRow={{ base: '1', md: 'auto' }}
            gridColumn={{ base: '2', md: 'auto' }}
          >
            <IconButton
              variant="plain"
              label={t('options.remove', { number: at + 1 })}
              icon={<Icon of={X} />}
              disabled={fields.length <= optionLimits.least}
              onClick={() => remove(at)}
            />
          </chakra.div>
        </chakra.div>
      ))}
      {refused === undefined ? null : <Notice live tone="danger" title={refused} />}
      <div>
        <Button
          size="sm"
          variant="secondary"
          icon={<Icon of={Plus} />}
          disabled={fields.length >= optionLimits.most}
          onClick={() => append(newOption())}
        >
          {t('options.add')}
        </Button>
      </div>
    </chakra.fieldset>
  )
}
