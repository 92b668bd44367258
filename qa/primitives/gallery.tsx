import { createRoot } from 'react-dom/client'
import { UiProvider } from '../../src/ui/provider'
import { GalleryPage } from './gallery-page'

/** Looked at in development only: `npm run gallery`, then `?lang=ar&mode=dark&view=auth`. */
const query = new URLSearchParams(location.search)
const lang = query.get('lang') === 'ar' ? 'ar' : 'en'
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <UiProvider
      lang={lang}
      dir={lang === 'ar' ? 'rtl' : 'ltr'}
      mode={query.get('mode') === 'dark' ? 'dark' : 'light'}
    >
      <GalleryPage lang={lang} view={query.get('view') ?? 'components'} />
    </UiProvider>,
  )
}
