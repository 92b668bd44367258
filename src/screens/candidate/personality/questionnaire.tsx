import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { getMissing, toPage, perPage } from '../../../features/principles/answering.rules'
import { type Answering, useAnswering } from '../../../features/principles/use-answering'
import { formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { PageTitle, Panel } from '../../../ui/layout/panel'
import { Loading } from '../../../ui/feedback/skeleton'
import { ProgressLine } from '../../../ui/charts/progress-line'
import { LiveRegion } from '../../../ui/visually-hidden'
import { QuestionnaireSkeleton } from './questionnaire-skeleton'
import { PageFoot } from './page-foot'
import { SavingLine } from './saving-line'
import { ScaleHead, StatementRow } from './statement-row'

type Questions = components['schemas']['PrinciplesQuestions']['data']

interface QuestionnaireProps {
  userId: string
  questions: Questions
}

/** The statements, ten at a time. It opens on the first page that has one without an answer. */
export const Questionnaire = ({ userId, questions }: QuestionnaireProps) => {
  const { t } = useTranslation('principles')
  const answering = useAnswering(userId, questions.total_questions)
  return answering === null ? (
    <Loading label={t('loading')}>
      <QuestionnaireSkeleton />
    </Loading>
  ) : (
    <Pages answering={answering} questions={questions} />
  )
}

const Pages = ({ answering, questions }: { answering: Answering; questions: Questions }) => {
  const { t } = useTranslation('principles')
  const { language } = useLanguage()
  const { answers } = answering
  const total = questions.total_questions
  const missing = getMissing(answers, total)
  const answered = total - missing.length
  const [page, setPage] = useState(() => toPage(missing[0] ?? total))
  // Missing answers are pointed out only to somebody who asked to go on.
  const [announced, setAnnounced] = useState(false)
  // Screen readers announce the progress when a page is turned, not with every answer.
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const turned = useRef(false)
  const pages = toPage(total)
  const here = questions.questions.filter(({ number }) => toPage(number) === page)
  const missingHere = here.filter(({ number }) => answers[number] === undefined)
  const [first, last] = [(page - 1) * perPage + 1, Math.min(total, page * perPage)]
  useEffect(() => {
    if (turned.current) heading.current?.focus()
    turned.current = true
  }, [page])
  const number = t('progress.number', { count: answered, total: formatNumber(total, language) })
  const turn = (to: number) => {
    setAnnounced(false)
    setPage(to)
    setSaid(`${t('page.position', { page: to, pages })}. ${number}`)
  }
  const focusOn = (number: number) => {
    const group = list.current?.querySelector(`[data-number="${number}"]`)
    const radio =
      group?.querySelector<HTMLInputElement>('input:checked') ??
      group?.querySelector<HTMLInputElement>('input')
    if (radio != null) radio.focus()
    else document.getElementById('personality-next')?.focus()
  }
  const goOn = () => {
    const [gap] = missingHere
    if (gap !== undefined) {
      setAnnounced(true)
      focusOn(gap.number)
    } else if (page < pages) turn(page + 1)
    else if (missing[0] !== undefined) turn(toPage(missing[0]))
    else answering.finish()
  }
  return (
    <>
      <PageTitle title={t('title')} intro={t('intro')} />
      <chakra.div marginBlockEnd="5" maxWidth="page">
        <ProgressLine
          value={(answered / total) * 100}
          label={t('progress.label')}
          number={number}
        />
      </chakra.div>
      <Panel>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="baseline"
          justifyContent="space-between"
          columnGap="4"
          rowGap="1"
        >
          <chakra.h2 ref={heading} tabIndex={-1} textStyle="h2">
            {t('page.title', { first, last })}
          </chakra.h2>
          <SavingLine answering={answering} />
        </chakra.div>
        <chakra.p
          textStyle="tiny"
          color="fg.muted"
          marginBlockStart="1"
          display={{ base: 'none', lg: 'block' }}
        >
          {t('keys')}
        </chakra.p>
        <ScaleHead scale={questions.scale} />
        <chakra.ol ref={list}>
          {here.map((statement) => (
            <StatementRow
              key={statement.number}
              statement={statement}
              scale={questions.scale}
              value={answers[statement.number] ?? null}
              isMissing={announced && answers[statement.number] === undefined}
              onAnswer={(value) => answering.answer(statement.number, value)}
              onNext={() => focusOn(statement.number + 1)}
            />
          ))}
        </chakra.ol>
        <PageFoot
          page={page}
          pages={pages}
          missingHere={announced ? missingHere.length : 0}
          isLast={page === pages && missing.length === 0}
          answering={answering}
          onBack={() => turn(page - 1)}
          onNext={goOn}
        />
      </Panel>
      <LiveRegion message={said} />
    </>
  )
}
