/**
 * Every area's sentences but the login's, each in a chunk of its own. What only the server says is
 * left out.
 */
export const all = import.meta.glob<Record<string, unknown>>(
  [
    '../../locales/*/*.json',
    '!../../locales/*/{common,login,errors,auth,mail,notices,notified}.json',
  ],
  { import: 'default' },
)
