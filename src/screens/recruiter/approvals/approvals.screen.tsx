import { chakra } from '@chakra-ui/react/styled-system'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { recruiterQueries } from '../../../features/recruiter/recruiter.queries'
import { useChosen } from '../../../features/recruiter/lists/use-chosen'
import { useList } from '../../../features/recruiter/lists/use-list'
import { formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { PageTitle } from '../../../ui/layout/panel'
import { FilterLine } from '../../../ui/lists/filter-line'
import { FilterSelect } from '../../../ui/fields/select-field'
import { TypedSearch } from '../../../ui/lists/typed-search'
import { Tabs } from '../../../ui/layout/tabs'
import { ChosenBar } from './chosen-bar'
import { Everybody, EverybodyBar, type Held } from './everybody'
import { RegistrationList } from './registration-list'
import {
  approvalStatuses,
  toQuery,
  toFilterQuery,
  identities,
  registrationsList,
  roles,
  type Registration,
} from './registrations-search'
import { RegistrationPanel } from './registration/registration-panel'
import { SelectionProgress } from './selection-progress'
import { useOpenRegistration } from './registration/use-open-registration'

const ApprovalsScreen = () => {
  const { t } = useTranslation('recruiter')
  const { language } = useLanguage()
  const { search, change, list } = useList(registrationsList)
  const registrations = useQuery({
    ...recruiterQueries.registrations(toQuery(search)),
    placeholderData: keepPreviousData,
  })
  // The rows chosen under one status are not listed under another, so the choice is dropped with
  // the status.
  const chosen = useChosen<Registration>(search.status)
  const [held, setHeld] = useState<{ selection: Held; shown: object } | null>(null)
  // A held selection belongs to one set of filters, and is hidden under any other.
  const shownNow =
    held !== null && JSON.stringify(held.shown) === JSON.stringify(toFilterQuery(search))
      ? held.selection
      : null
  const counts = registrations.data?.counts
  const frame = useRef<HTMLDivElement>(null)
  const opened = useOpenRegistration(search, registrations.data, frame)
  const isOpen = search.person !== ''
  return (
    <chakra.div ref={frame} data-open={isOpen || undefined} css={frameCss}>
      <div data-part="title">
        <PageTitle title={t('approvals.title')} intro={t('approvals.intro')} />
      </div>
      <chakra.div data-part="list" minWidth="0">
        <Tabs
          label={t('approvals.statuses')}
          value={search.status}
          onValueChange={(status) => change({ status, person: '' })}
          items={approvalStatuses.map((status) => ({
            value: status,
            label: t(`approval.${status}`),
            ...(counts === undefined ? {} : { count: formatNumber(counts[status], language) }),
          }))}
        >
          <FilterLine>
            <TypedSearch
              label={t('filters.search')}
              typed={search.query}
              onSearch={(query) => change({ query })}
            />
            <FilterSelect
              label={t('approvals.role')}
              active={search.role !== 'all'}
              value={search.role}
              onChange={(event) =>
                change({ role: roles.find((role) => role === event.target.value) ?? 'all' })
              }
              options={roles.map((role) => ({ value: role, label: t(`approvals.roles.${role}`) }))}
            />
            <FilterSelect
              label={t('approvals.identity')}
              active={search.identity !== 'all'}
              value={search.identity}
              onChange={(event) =>
                change({
                  identity: identities.find((identity) => identity === event.target.value) ?? 'all',
                })
              }
              options={identities.map((identity) => ({
                value: identity,
                label: t(`approvals.identities.${identity}`),
              }))}
            />
            {/* Nobody with another's Emirates ID is decided about among all that match. */}
            {search.identity === 'same' ? null : (
              <Everybody
                search={search}
                total={registrations.data?.total ?? 0}
                onHeld={(selection) => setHeld({ selection, shown: toFilterQuery(search) })}
              />
            )}
          </FilterLine>
          <RegistrationList query={registrations} search={search} list={list} chosen={chosen} />
          {search.selection !== '' ? (
            <SelectionProgress
              key={search.selection}
              id={search.selection}
              onClose={() => change({ selection: '' })}
            />
          ) : chosen.rows.size > 0 ? (
            <ChosenBar
              key={search.status}
              status={search.status}
              people={[...chosen.rows.values()]}
              onDone={chosen.clear}
            />
          ) : shownNow === null ? null : (
            <EverybodyBar
              key={shownNow.selection_id}
              held={shownNow}
              onLeave={() => setHeld(null)}
              onDecided={(selection) => change({ selection })}
            />
          )}
        </Tabs>
      </chakra.div>
      {isOpen ? <RegistrationPanel id={search.person} opened={opened} /> : null}
    </chakra.div>
  )
}

/** Beside each other where there is room; elsewhere the open registration takes the list's place. */
const frameCss = {
  '@media (max-width: 1279.98px)': {
    '&[data-open] > [data-part=list]': { display: 'none' },
    '&[data-open] > [data-part=title]': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
  '@media (min-width: 1280px)': {
    '&[data-open]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(480px, min(46%, 720px))',
      gridTemplateRows: 'auto 1fr',
      columnGap: '5',
      alignItems: 'start',
    },
    '&[data-open] > section': { gridColumn: '2', gridRow: '1 / 3' },
  },
  // The list needs no more than its names then: what is wide goes to what is read.
  '@media (min-width: 1600px)': {
    '&[data-open]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(480px, min(58%, 960px))' },
  },
} as const

export default ApprovalsScreen
