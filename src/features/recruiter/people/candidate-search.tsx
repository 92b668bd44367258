import { chakra } from '@chakra-ui/react/styled-system'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { recruiterQueries } from '../recruiter.queries'
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
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [at, setAt] = useState(-1)
  const text = typed ?? name
  const asked = useDeferredValue(typed?.trim() ?? '')
  const { data, isPlaceholderData } = useQuery({
    ...recruiterQueries.names(asked),
    placeholderData: keepPreviousData,
  })
  const offers = asked === '' ? [] : (data ?? [])
  // Where only a candidate can be chosen, nothing else would say why nothing happens.
  const isNobody = onName === undefined && asked !== '' && data?.length === 0 && !isPlaceholderData
  // Close to the field, over what is said below it.
  const below = inForm === undefined ? '40px' : '48px'
  const close = () => {
    setTyped(null)
    setAt(-1)
  }
  const choose = (candidate: string) => {
    close()
    onCandidate(candidate)
  }
  const enter = (offer: { id: string } | undefined) => {
    const chosen = offer ?? (onName === undefined ? offers[0] : undefined)
    if (chosen !== undefined) return choose(chosen.id)
    if (onName === undefined) return undefined
    onName(text.trim())
    return close()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const offer = offers[at]
    if (event.key === 'ArrowDown') setAt(Math.min(offers.length - 1, at + 1))
    else if (event.key === 'ArrowUp') setAt(Math.max(-1, at - 1))
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter') {
      enter(offer)
    } else return
    event.preventDefault()
  }
  const leave = () => {
    if (typed !== null && typed.trim() !== name) onName?.(typed.trim())
    close()
  }
  return (
    <chakra.div
      position="relative"
      width={inForm === undefined ? { base: 'full', md: '212px', '2xl': '252px' } : 'full'}
    >
      <SearchField
        size={inForm === undefined ? 'sm' : 'md'}
        error={inForm?.error}
        label={label ?? t('filters.search')}
        placeholder={label ?? t('filters.search')}
        value={text}
        role="combobox"
        aria-expanded={offers.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={at === -1 ? undefined : `${id}-${at}`}
        autoComplete="off"
        maxLength={120}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(-1)
          // The field's own cross empties it, and means it.
          if (event.target.value === '' && name !== '') onName?.('')
        }}
        onKeyDown={press}
        onBlur={leave}
      />
      <chakra.ul
        id={`${id}-list`}
        role="listbox"
        aria-label={t('filters.candidates')}
        hidden={offers.length === 0}
        css={popupCss}
        insetBlockStart={below}
      >
        {offers.map((offer, index) => (
          // The field keeps the focus; a press must not take it before it is counted.
          <chakra.li
            key={offer.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(offer.id)}
            paddingBlock="2"
            paddingInline="3"
            borderRadius="badge"
            cursor="pointer"
            textStyle="small"
            _hover={{ bg: 'bg.page' }}
            _selected={{ bg: 'accent.subtle' }}
          >
            <bdi>{offer.full_name}</bdi>
            {offer.email === null ? null : (
              <chakra.bdi display="block" textStyle="tiny" color="fg.muted">
                {offer.email}
              </chakra.bdi>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      {isNobody ? (
        <chakra.p
          role="status"
          css={popupCss}
          insetBlockStart={below}
          textStyle="small"
          color="fg.muted"
        >
          {t('list.searched', { query: `\u2068${asked}\u2069` })}
        </chakra.p>
      ) : null}
    </chakra.div>
  )
}

const popupCss = {
  position: 'absolute',
  insetInline: '0',
  zIndex: 'bar',
  minWidth: '260px',
  padding: '1',
  bg: 'bg.raised',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'control',
  boxShadow: 'menu',
  overflowWrap: 'anywhere',
  '&:is(p)': { paddingBlock: '2', paddingInline: '3' },
} as const
