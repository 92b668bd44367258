import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PeopleShown } from '../../../features/recruiter/people/pool-search'
import { Tabs } from '../../../ui/layout/tabs'

interface PeopleTabsProps {
  value: PeopleShown
  onChange: (people: PeopleShown) => void
  children: ReactNode
}

/** The candidates, and those who have only signed up. */
export const PeopleTabs = ({ value, onChange, children }: PeopleTabsProps) => {
  const { t } = useTranslation('mailing')
  return (
    <Tabs
      label={t('lists.label')}
      items={(['registered', 'newcomers'] as const).map((people) => ({
        value: people,
        label: t(`lists.${people}`),
      }))}
      value={value}
      onValueChange={onChange}
    >
      {children}
    </Tabs>
  )
}
