import { chakra } from '@chakra-ui/react/styled-system'
import Calendar from 'lucide-react/icons/calendar'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { Button } from '../../src/ui/button'
import { DataTable, type Sort } from '../../src/ui/lists/data-table'
import { ActiveFilter, SearchField } from '../../src/ui/lists/filters'
import { Icon } from '../../src/ui/icons'
import { Pagination } from '../../src/ui/lists/pagination'
import { PageTitle } from '../../src/ui/layout/panel'
import { ScoreBar, ScoreNumber } from '../../src/ui/charts/score'
import { FilterSelect } from '../../src/ui/fields/select-field'
import { FloatingBar } from '../../src/ui/frames/settings-frame'
import { StatusBadge } from '../../src/ui/feedback/status-badge'
import { SegmentedControl, Tabs } from '../../src/ui/layout/tabs'
import type { GalleryWords } from './words-en'

const statuses = ['COMPLETED', 'FAILED', 'RESULT_PROCESSING', 'CANCELLED'] as const

export const ReportsTable = ({ t }: { t: GalleryWords }) => {
  const [version, setVersion] = useState<'v1' | 'v2' | 'v3'>('v3')
  const [tab, setTab] = useState<'a' | 'b'>('a')
  const [page, setPage] = useState(2)
  const [sort, setSort] = useState<Sort>({ id: 'taken', direction: 'desc' })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['1']))
  const rows = t.people.map((name, at) => ({
    id: String(at),
    name,
    at,
    score: [72, 47, 82, 59][at] ?? 0,
  }))
  return (
    <>
      <PageTitle
        title={t.english}
        aside={
          <SegmentedControl
            label={t.english}
            value={version}
            onValueChange={setVersion}
            items={[
              { value: 'v1', label: 'V1' },
              { value: 'v2', label: 'V2' },
              { value: 'v3', label: 'V3' },
            ]}
          />
        }
        action={
          <Button size="sm" variant="secondary" icon={<Icon of={Download} />}>
            {t.download}
          </Button>
        }
      />
      <Tabs
        label={t.status}
        value={tab}
        onValueChange={setTab}
        items={[
          { value: 'a', label: t.statuses[0], count: '104' },
          { value: 'b', label: t.statuses[2], count: '44' },
        ]}
      >
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" marginBlockEnd="4">
          <chakra.div width={{ base: 'full', md: '240px' }}>
            <SearchField label={t.search} placeholder={t.search} />
          </chakra.div>
          <ActiveFilter
            icon={<Icon of={Calendar} />}
            removeLabel={t.remove}
            onRemove={() => undefined}
          >
            {t.dates}
          </ActiveFilter>
          <FilterSelect label={t.statusFilter} options={[{ value: '', label: t.all }]} />
          <Button size="sm" variant="subtle">
            {t.clear}
          </Button>
        </chakra.div>
        <DataTable
          caption={t.english}
          rows={rows}
          rowKey={(row) => row.id}
          sort={sort}
          onSort={(id) => setSort({ id, direction: sort.direction === 'asc' ? 'desc' : 'asc' })}
          selection={{ chosen, onChange: setChosen, allLabel: t.all, rowLabel: (row) => row.name }}
          columns={[
            { id: 'name', header: t.columns[0] ?? '', cell: (row) => <bdi>{row.name}</bdi> },
            {
              id: 'taken',
              header: t.columns[1] ?? '',
              sortable: true,
              cell: (row) => <chakra.bdi color="fg.muted">{14 - row.at} May, 10:02</chakra.bdi>,
            },
            {
              id: 'status',
              header: t.columns[2] ?? '',
              cell: (row) => (
                <StatusBadge status={statuses[row.at] ?? 'NONE'} label={t.statuses[0] ?? ''} />
              ),
            },
            {
              id: 'writing',
              header: t.columns[3] ?? '',
              align: 'end',
              cell: (row) => row.score - 1,
            },
            {
              id: 'overall',
              header: t.columns[4] ?? '',
              sortable: true,
              width: '130px',
              cell: (row) => (
                <chakra.span display="inline-flex" alignItems="center" gap="2">
                  <ScoreNumber score={row.score} />
                  <chakra.span width="48px">
                    <ScoreBar score={row.score} tick={false} />
                  </chakra.span>
                </chakra.span>
              ),
            },
          ]}
        />
        <Pagination
          label={t.page}
          previousLabel={t.previous}
          nextLabel={t.next}
          pageLabel={(each) => `${t.page} ${each}`}
          page={page}
          pages={129}
          onPage={setPage}
        >
          {t.range}
        </Pagination>
        <FloatingBar>
          <span>{t.confirmTitle}</span>
          <Button variant="danger">{t.decline}</Button>
        </FloatingBar>
      </Tabs>
    </>
  )
}
