import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toCandidateSurvey } from '../../paths'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlays/dialog'
import { TextLink } from '../../ui/link'
import { Notice } from '../../ui/feedback/notice'
import { isPutOff, putOff } from './stored-survey'
import { surveyQueries } from './survey.queries'
import { SurveySheet } from './survey-sheet'

interface SurveyOfferProps {
  userId: string
  /** Both assessments are over; before that nobody asks for the survey. */
  over: boolean
  /** Whether a line stays on the page once it was put off. */
  reminds?: boolean
}

/**
 * Asks for the survey once both assessments are over, and not again in this visit when it was put
 * off.
 */
export const SurveyOffer = ({ userId, over, reminds = false }: SurveyOfferProps) => {
  const { t } = useTranslation('survey')
  const [later, setLater] = useState(() => isPutOff(userId))
  const [done, setDone] = useState(false)
  const { data } = useQuery({ ...surveyQueries.state(), enabled: over })
  if (!over) return null
  const isOffered = data?.offered === true
  const close = () => {
    putOff(userId)
    setLater(true)
    setDone(false)
  }
  return (
    <>
      {reminds && isOffered && later ? (
        <chakra.div marginBlockEnd="5">
          <Notice
            tone="info"
            title={t('open')}
            action={
              <TextLink>
                <Link to={toCandidateSurvey()}>{t('toSurvey')}</Link>
              </TextLink>
            }
          />
        </chakra.div>
      ) : null}
      <Dialog
        open={done || (isOffered && !later)}
        onClose={close}
        title={done ? t('thanks') : t('title')}
        closeLabel={done ? t('close') : t('later')}
        width="640px"
        actions={
          done ? (
            <Button variant="primary" onClick={close}>
              {t('close')}
            </Button>
          ) : undefined
        }
      >
        {done ? (
          <p role="status">{t('thanksBody')}</p>
        ) : (
          <SurveySheet userId={userId} onDone={() => setDone(true)} />
        )}
      </Dialog>
    </>
  )
}
