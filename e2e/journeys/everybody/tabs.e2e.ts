import { expect, test } from '../../fixtures'
import { joining } from '../../steps/joining'
import { call, demo } from '../../steps/people'

test('who signs out in one tab is signed out in the other', async ({
  page,
  context,
  translate,
}) => {
  const at = joining(page, translate)
  await at.logIn(demo.recruiter)
  await expect(page).toHaveURL(/\/recruiter\/dashboard$/)
  const other = await context.newPage()
  await other.goto('/recruiter/dashboard')
  await expect(other).toHaveURL(/\/recruiter\/dashboard$/)
  await joining(other, translate).logOut()
  await expect(other).toHaveURL(/\/auth\/login$/)
  await expect(at.heading('login:title')).toBeVisible()
})

test('a tab that slept while somebody else signed in beside it wakes as theirs, and asks nothing in their name before', async ({
  page,
  context,
  server,
  translate,
}) => {
  const at = joining(page, translate)
  await at.logIn(demo.recruiter)
  await expect(page).toHaveURL(/\/recruiter\/dashboard$/)
  const { data } = await call(server, 'loginUser', { body: demo.candidate })
  const strays: string[] = []
  page.on('request', (request) => {
    const asksWho = /\/api\/user\/(profile\/)?$/.test(request.url())
    if (
      request.headers()['token'] === data.token &&
      request.url().includes('/recruiter/') &&
      !asksWho
    )
      strays.push(request.url())
  })
  const secondTab = await context.newPage()
  await secondTab.goto('/faqs.txt')
  await secondTab.evaluate(
    ([token, refresh, id]) => {
      localStorage.setItem('token_of', id)
      localStorage.setItem('refresh_token', refresh)
      localStorage.setItem('token', token)
    },
    [data.token, data.user.refresh_token, data.user.id] as const,
  )
  await expect(page).toHaveURL(/\/candidate\/dashboard$/)
  await page.getByRole('button', { name: translate('common:account.menu') }).click()
  await at.sees(demo.candidate.email)
  expect(strays).toEqual([])
})
