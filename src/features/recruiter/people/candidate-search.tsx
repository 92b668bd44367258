import { chakra } from '@chakra-ui/react/styled-system'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { recruiterQueries } from '../recruiter.queries'
import { besideFieldCss, Suggested } from '../../../ui/fields/suggest-field'
import { SearchField } from '../../../ui/lists/filters'

interface CandidateSearchProps {
  /** What may be typed, where that is more than a name or e-mail. */
  label?: string
  /** What the list is searched for now. */
  name?: string
  /**
   * Left out where a list knows candidates only: what was typed then chooses the first that is
   * offered.
   */
  onName?: (name: string) => void
  onCandidate: (id: string) => void
  /** As a field of a form: as large as its neighbours, and marked where it is wrong. */
  inForm?: { error: string | undefined }
}

/**
 * Finds reports by a part of a name or e-mail, and offers candidates to choose while it is typed.
 */
export const CandidateSearch = ({
  label,
  name = '',
  onName,
  onCandidate,
  inForm,
}: CandidateSearchProps) => {
  const { t } = useTranslation('recruiter')
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? name
  const asked = useDeferredValue(typed?.trim() ?? '')
  const { data, isPlaceholderData } = useQuery({
    ...recruiterQueries.names(asked),
    placeholderData: keepPreviousData,
  })
  const offers = asked === '' ? [] : (data ?? [])
  // Where only a candidate can be chosen, nothing else would say why nothing happens.
  const isNobody = onName === undefined && asked !== '' && data?.length === 0 && !isPlaceholderData
  const choose = (index: number) => {
    const offer = offers[index]
    if (offer === undefined) return
    setTyped(null)
    onCandidate(offer.id)
  }
  const enter = () => {
    if (onName === undefined) return choose(0)
    onName(text.trim())
    return setTyped(null)
  }
  const leave = () => {
    if (typed !== null && typed.trim() !== name) onName?.(typed.trim())
    setTyped(null)
  }
  return (
    <chakra.div
      position="relative"
      width={inForm === undefined ? { base: 'full', md: '212px', '2xl': '252px' } : 'full'}
    >
      <Suggested
        suggestions={offers.map((offer) => ({
          id: offer.id,
          label: offer.full_name,
          detail: offer.email,
        }))}
        suggestionsLabel={t('filters.candidates')}
        onChoose={choose}
      >
        {(list) => (
          <SearchField
            {...list}
            size={inForm === undefined ? 'sm' : 'md'}
            error={inForm?.error}
            label={label ?? t('filters.search')}
            placeholder={label ?? t('filters.search')}
            value={text}
            maxLength={120}
            onChange={(event) => {
              setTyped(event.target.value)
              // The field's own cross empties it, and means it.
              if (event.target.value === '' && name !== '') onName?.('')
            }}
            onKeyDown={(event) => {
              list.onKeyDown(event)
              if (event.isDefaultPrevented() || !['Enter', 'Escape'].includes(event.key)) return
              event.preventDefault()
              if (event.key === 'Enter') enter()
              else setTyped(null)
            }}
            onBlur={() => {
              list.onBlur()
              leave()
            }}
          />
        )}
      </Suggested>
      {isNobody ? (
        <chakra.p
          role="status"
          css={besideFieldCss}
          paddingBlock="2"
          paddingInline="3"
          textStyle="small"
          color="fg.muted"
        >
          {t('list.searched', { query: `\u2068${asked}\u2069` })}
        </chakra.p>
      ) : null}
    </chakra.div>
  )
}
