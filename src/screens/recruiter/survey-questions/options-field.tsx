import { chakra } from '@chakra-ui/react/styled-system'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormField, useFieldError } from '../../../forms/form-field'
import { Button, IconButton } from '../../../ui/button'
import { Icon } from '../../../ui/icons'
import { Notice } from '../../../ui/feedback/notice'
import { TextField } from '../../../ui/fields/text-field'
import { newOption, optionLimits, type QuestionForm } from './question.rules'

/** What can be chosen, in both languages; two at least. */
export const OptionsField = () => {
  const { t } = useTranslation('survey')
  const { fields, append, remove } = useFieldArray<QuestionForm, 'options'>({ name: 'options' })
  const refused = useFieldError('options')
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
          <FormField name={`options.${at}.label`} label={t('options.english', { number: at + 1 })}>
            {(text) => <TextField {...text} maxLength={200} lang="en" dir="ltr" />}
          </FormField>
          <chakra.div gridRow={{ base: '2', md: 'auto' }}>
            <FormField
              name={`options.${at}.label_ar`}
              label={t('options.arabic', { number: at + 1 })}
            >
              {(text) => <TextField {...text} maxLength={200} lang="ar" dir="rtl" />}
            </FormField>
          </chakra.div>
          <chakra.div
            paddingBlockStart="7"
            gridRow={{ base: '1', md: 'auto' }}
            gridColumn={{ base: '2', md: 'auto' }}
          >
            <IconButton
              variant="ghost"
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
