import '@fontsource-variable/ibm-plex-sans/wght.css'
import '@fontsource-variable/readex-pro/wght.css'
import './print.css'
import './stand-in.css'
import './switch-word.css'

/**
 * Fetches the Arabic text face. Readex Pro carries its own Arabic, which browsers fetch by unicode
 * range.
 */
export const loadArabicFonts = () => import('./fonts-arabic')
