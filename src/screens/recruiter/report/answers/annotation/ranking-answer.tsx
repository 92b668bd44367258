import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { readRanking } from '../../../../../../machines/shared/answer-values'
import type { AnswerProps } from './answer-props'
import { QuestionAnswer } from './question-answer'
import { Said } from '../said'

/**
 * Responses with the rank that the candidate gave each, beside the rank of the key; in the order of
 * the key.
 */
export const RankingAnswer = ({ answer, number, again, criteria }: AnswerProps) => {
  const { t } = useTranslation(['annotation', 'parts'])
  const { question, right_ranking: right } = answer
  const options = question.options ?? []
  const toName = (at: number) =>
    t('parts:ranking.response', { letter: [...t('parts:ranking.letters')][at] ?? at + 1 })
  const given = readRanking(answer.value ?? undefined, options)
  const rows = options.map((option, at) => ({
    ...option,
    name: toName(at),
    given: given[option.id] ?? null,
    keyed: right?.[option.id] ?? null,
  }))
  const tell = (value: string) => {
    const edit = readRanking(value, options)
    return options
      .flatMap(({ id }, at) => (edit[id] === undefined ? [] : [`${toName(at)}: ${edit[id]}`]))
      .join(' · ')
  }
  return (
    <QuestionAnswer answer={answer} number={number} again={again} criteria={criteria} tell={tell}>
      <chakra.table
        width="full"
        textStyle="small"
        css={{
          '& th, & td': {
            paddingBlock: '8px',
            borderBlockEnd: '1px solid {colors.border}',
            verticalAlign: 'top',
          },
        }}
      >
        <chakra.caption srOnly>{t('annotation:ranking.caption', { number })}</chakra.caption>
        <thead>
          <chakra.tr textStyle="tinyStrong" color="fg.muted">
            <chakra.th scope="col" textAlign="start">
              {t('annotation:ranking.response')}
            </chakra.th>
            <Head>{t('annotation:ranking.given')}</Head>
            <Head>{t('annotation:ranking.right')}</Head>
          </chakra.tr>
        </thead>
        <tbody>
          {rows
            .toSorted((a, b) => (a.keyed ?? a.given ?? 9) - (b.keyed ?? b.given ?? 9))
            .map((row) => (
              <tr key={row.id}>
                <chakra.th scope="row" textAlign="start" fontWeight="400">
                  <details>
                    <chakra.summary cursor="pointer" fontWeight="500">
                      {row.name}
                    </chakra.summary>
                    <chakra.p
                      marginBlockStart="1"
                      color="fg.muted"
                      whiteSpace="pre-line"
                      overflowWrap="anywhere"
                    >
                      <Said text={row.text} />
                    </chakra.p>
                  </details>
                </chakra.th>
                <chakra.td
                  textAlign="center"
                  fontWeight="600"
                  color={
                    row.given === null
                      ? 'fg.muted'
                      : row.keyed === null
                        ? 'fg'
                        : row.given === row.keyed
                          ? 'success.fg'
                          : 'danger.fg'
                  }
                >
                  {row.given === null ? (
                    <span aria-label={t('annotation:ranking.none')}>–</span>
                  ) : (
                    <bdi>{row.given}</bdi>
                  )}
                </chakra.td>
                <chakra.td textAlign="center">
                  {row.keyed === null ? '–' : <bdi>{row.keyed}</bdi>}
                </chakra.td>
              </tr>
            ))}
        </tbody>
      </chakra.table>
    </QuestionAnswer>
  )
}

const Head = ({ children }: { children: string }) => (
  <chakra.th scope="col" textAlign="center" width="76px">
    {children}
  </chakra.th>
)
