import { loadRouteChunk } from './app/routing/load-route-chunk'
import { markDocument, readLanguage } from './i18n/language'

// Small, and there before the application is: what the page at this address needs is asked for
// meanwhile.
markDocument(readLanguage())
loadRouteChunk(window.location.pathname)
void import('./app/start')
