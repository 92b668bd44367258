import { expect, test } from 'vitest'
import { mayBeScreen } from '../server/http/pages/web'
import { routes } from '../src/app/routing/routes'

test('the server answers every address of the application with the page', () => {
  const addresses = routes.map(({ path }) =>
    path.replace(/\{[^}]+\}/g, '01920000-0000-7000-8000-000000000001').replace('*', 'nowhere'),
  )
  expect(addresses.filter((address) => !mayBeScreen(address))).toEqual([])
})
