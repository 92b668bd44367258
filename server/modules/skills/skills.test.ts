import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPerson, type Person } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
  person = await addPerson(server, 'candidate')
})
afterAll(() => server.close())

test('a skill is found by its name or an alias in either language, however it is written', async () => {
  for (const name of ['Data Annotation', '  data LABELLING ', 'توسيم البيانات']) {
    const { body } = await server.client('getSkill', { token: person.token, query: { name } })
    expect(body.data).toMatchObject({
      id: 'data_annotation',
      name: 'Data Annotation',
      group: 'Data Annotation and AI Training',
    })
    expect(body.data.aliases).toContain('data labelling')
    expect(body.data.narrower.map(({ ref_skill: ref }: { ref_skill: string }) => ref)).toContain(
      'image_annotation',
    )
  }
  const arabic = await server.client('getSkill', {
    token: person.token,
    query: { name: 'data annotation' },
    lang: 'ar',
  })
  expect(arabic.body.data).toMatchObject({
    name: 'توسيم البيانات',
    group: 'توسيم البيانات وتدريب الذكاء الاصطناعي',
  })
  expect(
    (
      await server.client('getSkill', {
        token: person.token,
        query: { name: 'falconry of the sea' },
      })
    ).body.code,
  ).toBe('not_found')
})

test('only the names that mean a skill are answered, each skill once', async () => {
  const { body } = await server.client('findSkills', {
    token: person.token,
    body: { skills: ['JS', 'falconry of the sea', 'javascript', 'MS Excel'] },
  })
  expect(body.data.map(({ id, name }: { id: string; name: string }) => [id, name])).toEqual([
    ['javascript', 'JavaScript'],
    ['excel', 'Microsoft Excel'],
  ])
})

test('skills are put under their groups, in the order of the groups', async () => {
  const { body } = await server.client('groupSkills', {
    token: person.token,
    body: { skills: ['Python', 'Data entry', 'SQL', 'nothing known'] },
  })
  expect(body.data.skill_group).toEqual([
    { group: 'Data Annotation and AI Training', skills: ['Data Entry'] },
    { group: 'Information Technology', skills: ['Python', 'SQL'] },
  ])
})
