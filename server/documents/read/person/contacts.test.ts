import { describe, expect, test } from 'vitest'
import { emailsIn, linksIn, withWholeAddresses } from './contacts'

test('e-mail addresses are found once, lower-case, without the words around them', () => {
  expect(
    emailsIn('Email:Sara.K+cv@Mail.example.ae, sara.k+cv@mail.example.ae; not@anaddress'),
  ).toEqual(['sara.k+cv@mail.example.ae'])
})

test('links are web addresses and known sites, not e-mail domains, names of tools or sentences', () => {
  expect(
    linksIn(
      'https://a.example/x?y=1, www.b.example. linkedin.com/in/c | d@e.example Node.js ASP.NET end.Next',
    ),
  ).toEqual(['https://a.example/x?y=1', 'www.b.example', 'linkedin.com/in/c'])
})

describe('an address broken at the edge of a column', () => {
  test.each([
    [['hind.albloushi@annotate.exa', 'mple'], ['hind.albloushi@annotate.example']],
    [['a.very.long.name@', 'gmail.com'], ['a.very.long.name@gmail.com']],
    [['a.very.long.name', '@gmail.com'], ['a.very.long.name@gmail.com']],
    [['www.linkedin.com/in/hind-', 'albloushi-data'], ['www.linkedin.com/in/hind-albloushi-data']],
    [
      ['See https://example.org/gsc22/', 'backpressure'],
      ['See https://example.org/gsc22/backpressure'],
    ],
  ])('%j is put together', (lines, whole) => {
    expect(withWholeAddresses(lines)).toEqual(whole)
  })

  test.each([
    [['sara@mail.com', 'dubai']],
    [['sara@mail.ae', '050 123 4567']],
    [['https://sara.example/', 'Skills']],
    [['a well-', 'known firm']],
    [['and/or', 'more']],
  ])('%j stays two lines', (lines) => {
    expect(withWholeAddresses(lines)).toEqual(lines)
  })
})
