import { chakra } from '@chakra-ui/react/styled-system'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../../openapi/generated/api'
import { Passage } from '../../../../features/assessments/passage'
import { Notice } from '../../../../ui/feedback/notice'
import { Panel } from '../../../../ui/layout/panel'
import { Tabs } from '../../../../ui/layout/tabs'
import { Summary } from '../event-list'
import { filterCriteria } from '../evidence.rules'
import { ReviewForm } from '../review/review-form'
import { getOpenAnswers } from '../review/review.rules'
import type { Report } from '../timeline.rules'
import { AnnotationAnswers, isAnnotationPart } from './annotation/annotation-answers'
import { ChoiceAnswers } from './choice-answers'
import { SpokenAnswers } from './spoken-answers'
import { WrittenAnswer } from './written-answer'

type PartId = components['schemas']['PartId']

/** The answers, part by part, with the evidence for their scores. */
export const AnswersPanel = ({ report }: { report: Report }) => {
  // The words of every part come with the first, so that no tab makes the page wait again.
  const { t } = useTranslation(['recruiter', 'annotation', 'evidence', 'parts'])
  const parts = [...new Set(report.answers.map(({ part }) => part))]
  const { answer: named }: Record<string, unknown> = useSearch({ strict: false })
  const asked = report.answers.find(({ question }) => question.id === named)
  const [chosen, choose] = useState<PartId | null>(asked?.part ?? null)
  const answers = useRef<HTMLDivElement>(null)
  // The page opens at the answer that its address names, once.
  useEffect(() => showAnswer(answers.current, named), [named])
  const part = chosen ?? parts[0]
  if (part === undefined) return null
  return (
    <Panel title={t('answers.title')}>
      <Tabs
        label={t('answers.parts')}
        wrap={parts.length > 4}
        items={parts.map((each) => ({ value: each, label: t(`part.${each}`) }))}
        value={part}
        onValueChange={choose}
      >
        <div ref={answers}>
          <PartAnswers key={part} report={report} part={part} />
        </div>
        <Review report={report} part={part} />
      </Tabs>
    </Panel>
  )
}

/** Takes the view and the focus to an answer; nothing where it is not shown. */
function showAnswer(within: HTMLElement | null, questionId: unknown): void {
  const shown = [...(within?.querySelectorAll<HTMLElement>('[data-question]') ?? [])].find(
    ({ dataset }) => dataset['question'] === questionId,
  )
  shown?.scrollIntoView({ block: 'start' })
  shown?.focus({ preventScroll: true })
}

/**
 * One form for all the scores that a report waits for, because the server takes them together. It
 * is shown below the answers of each part it asks about, and keeps typed text from tab to tab.
 */
const Review = ({ report, part }: { report: Report; part: PartId }) => {
  const { spoken, written } = getOpenAnswers(report)
  const open = [...written, ...spoken]
  if (open.length === 0) return null
  return (
    <chakra.div hidden={open.every((answer) => answer.part !== part)} marginBlockStart="6">
      <ReviewForm
        key={open.map(({ question }) => question.id).join(' ')}
        report={report}
        spoken={spoken}
        written={written}
      />
    </chakra.div>
  )
}

const PartAnswers = ({ report, part }: { report: Report; part: PartId }) => {
  const { result } = report
  const answers = report.answers.filter((answer) => answer.part === part)
  const criteria = filterCriteria(result.criteria, part)
  const exempt = criteria
    .flatMap(({ evidence }) => evidence)
    .find(({ code }) => code === 'part_waived')
  if (exempt !== undefined || report.arrangement?.waived.some((one) => one.part === part))
    return <ExemptNotice report={report} part={part} />
  const passage = report.passages.find((one) => one.part === part)
  return (
    <chakra.div display="flex" flexDirection="column" gap="6">
      <NoneGiven report={report} part={part} answers={answers} />
      {passage === undefined ? null : <AskedOver html={passage.passage} />}
      <GivenAnswers report={report} part={part} answers={answers} criteria={criteria} />
    </chakra.div>
  )
}

/**
 * The text beside the questions of a part, as the candidate saw it. It is long, so it is closed at
 * first.
 */
const AskedOver = ({ html }: { html: string }) => {
  const { t } = useTranslation(['recruiter', 'annotation'])
  return (
    <chakra.details bg="bg.sunken" borderRadius="control" paddingInline="4" textStyle="small">
      <Summary>{t('annotation:passage')}</Summary>
      <chakra.div
        maxWidth="measure"
        maxHeight="480px"
        overflowY="auto"
        tabIndex={0}
        role="region"
        aria-label={t('annotation:passage')}
        paddingBlockEnd="4"
      >
        <Passage html={html} />
      </chakra.div>
    </chakra.details>
  )
}

interface GivenAnswersProps {
  report: Report
  part: PartId
  answers: Report['answers']
  criteria: Report['result']['criteria']
}

const GivenAnswers = ({ report, part, answers, criteria }: GivenAnswersProps) => {
  if (isAnnotationPart(part))
    return <AnnotationAnswers part={part} answers={answers} criteria={criteria} />
  const spoken = answers.filter(
    ({ question }) => question.type === 'audio' && question.options === undefined,
  )
  const choices = answers.filter(({ question }) => question.options !== undefined)
  const written = answers.filter((answer) => !spoken.includes(answer) && !choices.includes(answer))
  return (
    <chakra.div display="flex" flexDirection="column" gap="6">
      {written.map((answer) => (
        <WrittenAnswer key={answer.question.id} answer={answer} criteria={criteria} />
      ))}
      {choices.length > 0 ? <ChoiceAnswers answers={choices} criteria={criteria} /> : null}
      {spoken.length > 0 ? (
        <SpokenAnswers report={report} answers={spoken} criteria={criteria} />
      ) : null}
    </chakra.div>
  )
}

type NoneGivenProps = Omit<GivenAnswersProps, 'criteria'>

/**
 * That nothing at all was answered in a part that is worth nothing without. Of an attempt under way
 * that may still come.
 */
const NoneGiven = ({ report, part, answers }: NoneGivenProps) => {
  const { t } = useTranslation('recruiter')
  if (part !== 'writing' && part !== 'part4' && part !== 'part5') return null
  if (
    report.result.attempt.status === 'IN_PROGRESS' ||
    answers.some(({ value }) => value !== null && value !== '')
  )
    return null
  return <Notice tone="warning" title={t(`answers.noneGiven.${part}`)} />
}

/** Says that an arrangement left a part out, and why. */
const ExemptNotice = ({ report: { arrangement }, part }: { report: Report; part: PartId }) => {
  const { t } = useTranslation(['recruiter', 'annotation'])
  const reason = arrangement?.waived.find((one) => one.part === part)?.reason
  return (
    <Notice tone="info" title={t('annotation:spared')}>
      {reason === undefined ? null : (
        <chakra.span dir="auto" display="block">
          {reason}
        </chakra.span>
      )}
    </Notice>
  )
}
