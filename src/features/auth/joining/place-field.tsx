import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { cleanLine } from '../../../../machines/shared/line'
import { mapsKey, placesLike } from '../../../api/places'
import { useLanguage } from '../../../i18n/use-language'
import { SuggestField } from '../../../ui/fields/suggest-field'
import { TextField } from '../../../ui/fields/text-field'

interface PlaceFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> {
  value: string
  onValueChange: (value: string) => void
  kind: 'town' | 'address'
}

/**
 * A place in words. Where the deployment has a map provider it offers places while one types;
 * everywhere else it is a text field.
 */
export const PlaceField = (props: PlaceFieldProps) => {
  const key = mapsKey()
  if (key !== null) return <SuggestedPlace {...props} mapsKey={key} />
  const { kind: _kind, onValueChange, ...field } = props
  return <TextField {...field} onChange={(event) => onValueChange(event.target.value)} />
}

const SuggestedPlace = ({
  kind,
  mapsKey: key,
  value,
  onValueChange,
  autoComplete: _autoComplete,
  hint,
  ...field
}: PlaceFieldProps & { mapsKey: string }) => {
  const { t } = useTranslation('onboarding')
  const { language } = useLanguage()
  // Only typed text is searched for, not a value that was there before or was chosen.
  const [typed, setTyped] = useState('')
  const input = cleanLine(typed)
  const { data: found } = useQuery({
    queryKey: ['places', kind, language, input],
    queryFn: ({ signal }) => placesLike({ input, language, kind }, key, signal),
    enabled: input.length > 1,
    placeholderData: (before) => before,
    staleTime: (query) => (query.state.data === null ? 0 : 5 * 60_000),
    retry: false,
  })
  const suggestions = input.length > 1 ? (found ?? []) : []
  return (
    <SuggestField
      {...field}
      value={value}
      onValueChange={(text) => {
        setTyped(text)
        onValueChange(text)
      }}
      hint={found === null ? t('place.silent') : hint}
      suggestions={suggestions}
      suggestionsLabel={t('place.offered')}
      suggestionsEnd={
        // The provider asks to be named wherever its places are shown.
        <chakra.p
          textStyle="tiny"
          color="fg.muted"
          paddingInline="3"
          paddingBlock="1"
          textAlign="end"
        >
          <bdi translate="no">Google Maps</bdi>
        </chakra.p>
      }
      onChoose={(index) => {
        const chosen = suggestions[index]
        if (chosen === undefined) return
        setTyped('')
        onValueChange(chosen)
      }}
    />
  )
}
