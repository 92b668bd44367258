import { chakra } from '@chakra-ui/react/styled-system'
import { useWatch } from 'react-hook-form'
import { FormField } from '../../../forms/form-field'
import { CheckboxField } from '../../../ui/fields/choice-field'
import { TextField } from '../../../ui/fields/text-field'

interface WithReasonProps {
  /** Of the field that holds both. */
  name: string
  label: string
  reasonLabel: string
  reasonHint?: string
}

/** Something that is ticked, and then asks why. */
export const WithReason = ({ name, label, reasonLabel, reasonHint }: WithReasonProps) => {
  const isOn: boolean = useWatch({ name: `${name}.on` })
  return (
    <div>
      <FormField name={`${name}.on`} label={label}>
        {(field) => <CheckboxField {...field} />}
      </FormField>
      {isOn ? (
        <chakra.div paddingInlineStart="7" paddingBlockEnd="2">
          <FormField name={`${name}.reason`} label={reasonLabel}>
            {(field) => <TextField {...field} size="sm" hint={reasonHint} maxLength={500} />}
          </FormField>
        </chakra.div>
      ) : null}
    </div>
  )
}
