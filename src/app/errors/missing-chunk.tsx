import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'

/**
 * Says that the code of a page could not be loaded. It is in the first load itself, because nothing
 * else may be loadable.
 */
export const MissingChunk = ({ late = false }: { late?: boolean }) => {
  const { t } = useTranslation('common')
  return (
    <chakra.div
      role="alert"
      display="flex"
      flexDirection="column"
      alignItems="flex-start"
      gap="4"
      padding="6"
      maxWidth="measure"
    >
      <chakra.h1 textStyle="h2">{late ? t('error.lateTitle') : t('error.chunkTitle')}</chakra.h1>
      <chakra.p textStyle="small" color="fg.muted">
        {late ? t('error.lateBody') : t('error.chunkBody')}
      </chakra.p>
      <Button onClick={() => window.location.reload()}>{t('action.reload')}</Button>
    </chakra.div>
  )
}

/**
 * A chunk of an earlier build is gone, or the connection broke while it was loading. Each browser
 * words the error differently.
 */
export function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|preload CSS|error loading dynamically/i.test(
      error.message,
    )
  )
}
