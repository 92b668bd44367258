import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '../../i18n/numbers'
import { useLanguage } from '../../i18n/use-language'
import { toMatchingJob } from '../../paths'
import { LevelLine } from '../../ui/charts/level-line'
import { TextLink } from '../../ui/link'
import { Notice } from '../../ui/feedback/notice'
import type { Rise } from './rises.rules'

interface CompletedNoticeProps {
  title: string
  rises: readonly Rise[] | null
}

/**
 * What a completed course changed: each match that rose, as a line up to the new score with a mark
 * at the old one.
 */
export const CompletedNotice = ({ title, rises }: CompletedNoticeProps) => {
  const { t } = useTranslation('courses')
  const { language } = useLanguage()
  const percent = (value: number) => formatPercent(value, language)
  const place = useRef<HTMLDivElement>(null)
  // The course that was pressed is gone from the list, so the focus moves to this notice.
  useEffect(() => place.current?.focus(), [])
  return (
    <chakra.div
      ref={place}
      tabIndex={-1}
      marginBlockEnd="5"
      borderRadius="control"
      scrollMarginBlock="80px"
    >
      <Notice tone="success" live title={t('completed.title', { title })}>
        {rises === null ? (
          t('completed.counts')
        ) : rises.length === 0 ? (
          t('completed.same')
        ) : (
          <>
            {t('completed.rose')}
            <chakra.ul
              display="flex"
              flexDirection="column"
              gap="3"
              marginBlockStart="3"
              maxWidth="measure"
            >
              {rises.map(({ jobId, title: job, before, after }) => (
                <chakra.li
                  key={jobId}
                  display="grid"
                  gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 1fr) 200px 110px' }}
                  columnGap="5"
                  rowGap="2"
                  alignItems="center"
                >
                  <TextLink>
                    <Link to={toMatchingJob(jobId)}>
                      <bdi>{job}</bdi>
                    </Link>
                  </TextLink>
                  <LevelLine
                    level={after}
                    need={before}
                    label={t('completed.line', { before: percent(before), after: percent(after) })}
                  />
                  <chakra.span textStyle="smallStrong" color="fg" aria-hidden>
                    {t('completed.fromTo', { before: percent(before), after: percent(after) })}
                  </chakra.span>
                </chakra.li>
              ))}
            </chakra.ul>
          </>
        )}
      </Notice>
    </chakra.div>
  )
}
