import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../openapi/generated/api'
import { useSpan } from './use-span'
import { formatLine } from '../../i18n/lists'
import { useLanguage } from '../../i18n/use-language'
import { excerptAround } from '../../lib/excerpt'
import { Panel } from '../../ui/layout/panel'

type Profile = components['schemas']['ResumeProfile']

interface Level {
  /** The level of their headings: 3 if the part of the page has its own heading. */
  level?: 2 | 3
}

/** Each skill with the words of the resume that show it. */
export const SkillsPanel = ({ skills, level = 2 }: Pick<Profile, 'skills'> & Level) => {
  const { t } = useTranslation('pool')
  return (
    <Panel level={level} title={t('profile.skills', { count: skills.length })}>
      {skills.length === 0 ? (
        <Nothing text={t('profile.noSkills')} />
      ) : (
        <chakra.ul
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          columnGap="8"
          rowGap="3"
        >
          {skills.map(({ id, name, evidence }) => (
            <chakra.li key={id} textStyle="small" minWidth="0">
              <chakra.bdi display="block" textAlign="-webkit-match-parent" fontWeight="600">
                {name}
              </chakra.bdi>
              {evidence === '' || evidence === name ? null : (
                <chakra.span
                  dir="auto"
                  textAlign="-webkit-match-parent"
                  display="block"
                  textStyle="tiny"
                  color="fg.muted"
                  overflowWrap="anywhere"
                >
                  {excerptAround(evidence, name)}
                </chakra.span>
              )}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Panel>
  )
}

export const WorkPanel = ({
  work,
  level = 2,
}: { work: Profile['work_history_detailed'] } & Level) => {
  const { t } = useTranslation('pool')
  const span = useSpan()
  return (
    <Panel level={level} title={t('profile.work')}>
      {work.length === 0 ? (
        <Nothing text={t('profile.noWork')} />
      ) : (
        <chakra.ol listStyleType="none" display="flex" flexDirection="column" gap="4">
          {work.map(({ title, employer, start, end, description }, at) => (
            <Entry
              key={`${title}-${at}`}
              title={title ?? employer ?? t('profile.noTitle')}
              detail={title === null ? null : employer}
              when={span(start, end)}
              text={description}
            />
          ))}
        </chakra.ol>
      )}
    </Panel>
  )
}

export const EducationPanel = ({ education, level = 2 }: Pick<Profile, 'education'> & Level) => {
  const { t } = useTranslation('pool')
  const { language } = useLanguage()
  const span = useSpan()
  return (
    <Panel level={level} title={t('profile.education')}>
      {education.length === 0 ? (
        <Nothing text={t('profile.noEducation')} />
      ) : (
        <chakra.ol listStyleType="none" display="flex" flexDirection="column" gap="4">
          {education.map(({ institution, degree, field, start, end }, at) => {
            const [first, ...others] = [degree, field, institution].filter((part) => part !== null)
            return (
              <Entry
                key={`${institution}-${at}`}
                title={first ?? t('profile.noTitle')}
                detail={others.length === 0 ? null : formatLine(others, language)}
                when={span(start, end)}
                text=""
              />
            )
          })}
        </chakra.ol>
      )}
    </Panel>
  )
}

const Entry = ({
  title,
  detail,
  when,
  text,
}: {
  title: string
  detail: string | null
  when: string
  text: string
}) => (
  <chakra.li textStyle="small" minWidth="0">
    <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4">
      <chakra.bdi fontWeight="600">{title}</chakra.bdi>
      <chakra.span color="fg.muted">{when}</chakra.span>
    </chakra.div>
    {detail === null ? null : (
      <chakra.bdi display="block" textAlign="-webkit-match-parent" color="fg.muted">
        {detail}
      </chakra.bdi>
    )}
    {text === '' ? null : (
      <chakra.p
        dir="auto"
        textAlign="-webkit-match-parent"
        marginBlockStart="1"
        whiteSpace="pre-line"
        overflowWrap="anywhere"
        maxWidth="measure"
      >
        {text}
      </chakra.p>
    )}
  </chakra.li>
)

const Nothing = ({ text }: { text: string }) => (
  <chakra.p textStyle="small" color="fg.muted">
    {text}
  </chakra.p>
)
