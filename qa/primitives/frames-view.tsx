import { chakra } from '@chakra-ui/react/styled-system'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Bell from 'lucide-react/icons/bell'
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import CircleUser from 'lucide-react/icons/circle-user'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import CloudCheck from 'lucide-react/icons/cloud-check'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Languages from 'lucide-react/icons/languages'
import Settings from 'lucide-react/icons/settings'
import UserCheck from 'lucide-react/icons/user-check'
import WifiOff from 'lucide-react/icons/wifi-off'
import type { ReactNode } from 'react'
import { AssessmentFrame } from '../../src/ui/assessment/assessment-frame'
import { Avatar } from '../../src/ui/avatar'
import { Button, IconButton } from '../../src/ui/button'
import { CandidateFrame } from '../../src/ui/frames/candidate-frame'
import { Clock } from '../../src/ui/assessment/clock'
import { SwitchField } from '../../src/ui/fields/choice-field'
import { Icon } from '../../src/ui/icons'
import { LanguageSwitch } from '../../src/ui/frames/language-switch'
import { LevelLine } from '../../src/ui/charts/level-line'
import { LevelMeter, WordMeter } from '../../src/ui/assessment/meters'
import type { NavItem } from '../../src/ui/frames/nav'
import { PageTitle, Panel } from '../../src/ui/layout/panel'
import { PathClimb } from '../../src/ui/career-path/path-climb'
import { PathSteps } from '../../src/ui/career-path/path-steps'
import { RecruiterFrame } from '../../src/ui/frames/recruiter-frame'
import { SettingsFrame } from '../../src/ui/frames/settings-frame'
import { Badge } from '../../src/ui/feedback/status-badge'
import { TextField } from '../../src/ui/fields/text-field'
import { Wordmark } from '../../src/ui/frames/wordmark'
import { ReportsTable } from './table-view'
import type { GalleryWords } from './words-en'

interface ViewProps {
  t: GalleryWords
  lang: 'en' | 'ar'
}

const anchor = (content: ReactNode) => <a href="#here">{content}</a>
const icons = [
  LayoutDashboard,
  BriefcaseBusiness,
  GraduationCap,
  ClipboardCheck,
  CircleUser,
] as const

const getPlaces = (t: GalleryWords, current: number): NavItem[] =>
  icons.map((icon, at) => ({
    id: String(at),
    label: t.places[at] ?? '',
    shortLabel: t.shortPlaces[at] ?? '',
    icon: <Icon of={icon} size={20} />,
    current: at === current,
    link: anchor,
  }))

const Mark = ({ lang }: { lang: 'en' | 'ar' }) => (
  <Wordmark label="Masar" latinName={lang === 'en' ? 'Masar' : undefined} />
)

export const CandidateView = ({ t, lang }: ViewProps) => (
  <CandidateFrame
    skipLabel={t.skip}
    navLabel={t.nav}
    wordmark={<Mark lang={lang} />}
    items={getPlaces(t, 0)}
    end={
      <>
        <LanguageSwitch to={lang === 'en' ? 'ar' : 'en'} />
        <IconButton label={t.sections[1] ?? ''} icon={<Icon of={Bell} size={20} />} />
        <Avatar initials="MK" />
      </>
    }
  >
    <PageTitle
      title={t.greeting}
      intro={t.greetingIntro}
      action={<Button iconEnd={<Icon of={ArrowRight} mirror />}>{t.start}</Button>}
    />
    <chakra.div display="flex" flexDirection="column" gap="5">
      <Panel title={t.careerPath}>
        <PathClimb
          label={t.careerPath}
          travelled={82}
          stages={t.career.map((label, at) => ({
            id: label,
            label,
            detail: t.careerDetails[at],
            state: at === 0 ? 'here' : 'ahead',
          }))}
        />
      </Panel>
      <Panel title={t.gap} titleEnd={<Badge>{t.partOf}</Badge>}>
        <chakra.div display="grid" gap="4">
          {t.skills.map((skill, at) => (
            <chakra.div
              key={skill}
              display="grid"
              gridTemplateColumns={{ base: '1fr', md: '200px 1fr' }}
              gap={{ base: '3', md: '5' }}
              alignItems="center"
              textStyle="small"
            >
              {skill}
              <LevelLine level={[34, 41, 78][at] ?? 0} need={[65, 60, 70][at] ?? 0} label={skill} />
            </chakra.div>
          ))}
        </chakra.div>
      </Panel>
    </chakra.div>
  </CandidateFrame>
)

const RecruiterShell = ({ t, lang, children }: ViewProps & { children: ReactNode }) => (
  <RecruiterFrame
    skipLabel={t.skip}
    navLabel={t.nav}
    menuLabel={t.menu}
    closeLabel={t.close}
    wordmark={<Mark lang={lang} />}
    groups={[
      { id: 'main', items: getPlaces(t, -1).slice(0, 3) },
      {
        id: 'tests',
        label: t.assessments,
        items: [
          { id: 'e', label: t.english, icon: <Icon of={Languages} />, current: true, link: anchor },
        ],
      },
      {
        id: 'admin',
        label: t.administration,
        items: [
          {
            id: 'a',
            label: t.approvals,
            icon: <Icon of={UserCheck} />,
            current: false,
            count: '148',
            link: anchor,
          },
        ],
      },
    ]}
    footItems={[
      { id: 's', label: t.settings, icon: <Icon of={Settings} />, current: false, link: anchor },
    ]}
    tools={<LanguageSwitch to={lang === 'en' ? 'ar' : 'en'} />}
    account={
      <chakra.div display="flex" alignItems="center" gap="2">
        <Avatar initials="NH" />
        <chakra.div
          display={{ base: 'block', md: 'none', xl: 'block' }}
          minWidth="0"
          whiteSpace="nowrap"
        >
          <chakra.div textStyle="smallMedium">{t.people[0]}</chakra.div>
          <chakra.div textStyle="tiny" color="fg.muted">
            {t.account}
          </chakra.div>
        </chakra.div>
      </chakra.div>
    }
  >
    {children}
  </RecruiterFrame>
)

export const RecruiterView = ({ t, lang }: ViewProps) => (
  <RecruiterShell t={t} lang={lang}>
    <ReportsTable t={t} />
  </RecruiterShell>
)

export const SettingsView = ({ t, lang }: ViewProps) => (
  <RecruiterShell t={t} lang={lang}>
    <PageTitle title={t.settings} />
    <SettingsFrame
      navLabel={t.settings}
      sections={t.sections.map((label, at) => ({
        id: label,
        label,
        icon: null,
        current: at === 0,
        link: anchor,
      }))}
      saveBar={
        <>
          <span>{t.unsaved}</span>
          <Button>{t.save}</Button>
        </>
      }
    >
      <Panel title={t.sections[0]}>
        <chakra.div display="flex" flexDirection="column" gap="5">
          <TextField label={t.fullName} defaultValue={t.name} />
          <SwitchField label={t.auto} defaultChecked />
        </chakra.div>
      </Panel>
    </SettingsFrame>
  </RecruiterShell>
)

export const AssessmentView = ({ t, lang, offline }: ViewProps & { offline: boolean }) => (
  <AssessmentFrame
    wordmark={<Mark lang={lang} />}
    name={t.english}
    parts={
      <PathSteps
        label={t.english}
        labelPosition="beside"
        travelled={27}
        stages={t.parts.map((label, at) => ({
          id: label,
          label,
          state: at === 0 ? 'here' : 'ahead',
        }))}
      />
    }
    barEnd={
      <Clock label={t.timeLeft} time="14:32" remaining={72} tone={offline ? 'warning' : 'quiet'} />
    }
    task={
      <>
        <Badge>{t.partOf}</Badge>
        <chakra.h1 textStyle="h1" marginBlock="4">
          {t.task}
        </chakra.h1>
        <chakra.p color="fg.muted">{t.taskBody}</chakra.p>
      </>
    }
    camera={
      <chakra.div display="flex" alignItems="center" gap="3" textStyle="small">
        {t.recording}
        <LevelMeter level={0.6} label={t.recording} />
      </chakra.div>
    }
    footTone={offline ? 'warning' : 'quiet'}
    footStart={
      offline ? (
        <>
          <chakra.span color="warning.fg">
            <Icon of={WifiOff} size={20} />
          </chakra.span>
          <div>
            <chakra.div color="fg" textStyle="smallStrong">
              {t.offline}
            </chakra.div>
            <chakra.div textStyle="tiny">{t.offlineBody}</chakra.div>
          </div>
        </>
      ) : (
        <>
          <Icon of={CloudCheck} /> {t.saved}
        </>
      )
    }
    footEnd={
      <>
        <Button variant="ghost">{t.exit}</Button>
        <Button size="lg" iconEnd={<Icon of={ArrowRight} mirror />}>
          {t.submit}
        </Button>
      </>
    }
  >
    <chakra.div display="flex" flexDirection="column" justifyContent="space-between" height="full">
      <chakra.p lang="en" dir="ltr" textStyle="answer" maxWidth="measure">
        {t.answer}
      </chakra.p>
      <WordMeter label={t.words107} labels={107} min={100} max={150} verdict={t.inRange} />
    </chakra.div>
  </AssessmentFrame>
)
