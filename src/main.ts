import { fetchAhead } from './app/fetch-ahead'

// Small, and there before the application is: what the page at this address needs is asked for meanwhile.
fetchAhead(window.location.pathname)
void import('./app/start')
