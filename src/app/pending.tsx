import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loading, Skeleton } from '../ui/feedback/skeleton'
import { MissingChunk } from './errors/missing-chunk'

/** After this time without the page, a reload is offered (specification 9). */
const CHUNK_PATIENCE_MS = 120_000

/**
 * While a page's code or words are on their way. What comes after the offer is shown all the same.
 */
export const Pending = () => {
  const { t } = useTranslation('common')
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), CHUNK_PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  if (late) return <MissingChunk late />
  return (
    <Loading label={t('state.loading')}>
      <chakra.div display="flex" flexDirection="column" gap="4" padding="6" maxWidth="form">
        <Skeleton width="60%" height="28px" />
        <Skeleton />
        <Skeleton width="80%" />
      </chakra.div>
    </Loading>
  )
}
