import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, type RefObject } from 'react'
import { recruiterQueries } from '../../../../features/recruiter/recruiter.queries'
import { afterDecision } from './registration-keys.rules'
import {
  toQuery,
  registrationsList,
  type Registration,
  type RegistrationsSearch,
} from '../registrations-search'

interface Listed {
  results: readonly Registration[]
  total: number
}

/**
 * The registration that is open beside the list. The address holds it, so that a reload and the
 * back button keep it.
 */
export function useOpenRegistration(
  search: RegistrationsSearch,
  listed: Listed | undefined,
  /** What holds the list, for the focus to go back to. */
  frame: RefObject<HTMLElement | null>,
) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const ids = (listed?.results ?? []).map(({ user_id: id }) => id)
  const { person } = search
  const at = ids.indexOf(person)
  const total = listed?.total ?? 0
  const first = (search.page - 1) * search.limit

  const go = (part: Partial<RegistrationsSearch>, replace = false) =>
    void navigate({
      to: '.',
      search: registrationsList.write({ ...search, ...part }),
      resetScroll: false,
      replace,
    })
  const close = () => go({ person: '' })

  /** Past the end of a page it goes on at the page beyond. */
  const step = async (by: 1 | -1) => {
    if (at === -1) return
    const within = ids[at + by]
    if (within !== undefined) return go({ person: within }, true)
    const page = search.page + by
    if (page < 1 || first + at + by >= total) return
    const beyond = await client.fetchQuery(
      recruiterQueries.registrations(toQuery({ ...search, page })),
    )
    const next = beyond.results.at(by === 1 ? 0 : -1)
    if (next !== undefined) go({ page, person: next.user_id }, true)
  }

  /**
   * The list has been fetched again by then. A registration that is no longer listed stays open.
   */
  const decided = (id: string) => {
    if (at === -1 || id !== person) return
    const now = client.getQueryData(recruiterQueries.registrations(toQuery(search)).queryKey)
    const next = afterDecision(
      (now?.results ?? []).map(({ user_id: one }) => one),
      { id, at },
    )
    go({ person: next ?? '' }, true)
  }

  // After closing, the focus returns to the row where the registration was opened.
  const before = useRef(person)
  useEffect(() => {
    const was = before.current
    before.current = person
    if (was === '' || person !== '') return
    const links = [...(frame.current?.querySelectorAll<HTMLElement>('[data-person]') ?? [])]
    const opener = links.find((link) => link.dataset['person'] === was)
    ;(opener ?? frame.current?.querySelector<HTMLElement>('h1'))?.focus()
  }, [frame, person])

  return {
    close,
    step,
    decided,
    open: (id: string) => go({ person: id }),
    place: at === -1 ? null : { number: first + at + 1, total },
    neighbour: ids[at + 1],
    hasNext: at !== -1 && first + at + 1 < total,
    hasPrevious: at !== -1 && first + at > 0,
  }
}

export type OpenRegistration = ReturnType<typeof useOpenRegistration>
