import { useState, type ChangeEvent, type FocusEvent, type FormEvent } from 'react'
import type { PlainFault, PlainRule } from './plain.rules'

type Broken<Name extends string> = Partial<Record<Name, PlainFault | null>>

/**
 * A form of a few text fields for a visitor's first page, where the form library would be an eighth
 * of what is loaded. Everywhere else forms are React Hook Form with a Zod schema
 * (docs/decisions/0011-login-without-form-library.md). A field is checked when it is left and then
 * on each key; a refused submit goes to the first field that is wrong.
 */
export function usePlainForm<Name extends string>(
  rules: Record<Name, PlainRule>,
  send: (values: Record<Name, string>) => void,
) {
  const [broken, setBroken] = useState<Broken<Name>>({})

  const check = (name: Name, value: string) =>
    setBroken((before) => ({ ...before, [name]: rules[name](value) }))
  const field = (name: Name) => ({
    name,
    onBlur: (event: FocusEvent<HTMLInputElement>) => check(name, event.target.value),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (name in broken) check(name, event.target.value)
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const values = valuesOf(form, rules)
    const wrong = namesOf(rules).filter((name) => rules[name](values[name]) !== null)
    for (const name of namesOf(rules)) check(name, values[name])
    const [first] = wrong
    if (first === undefined) return send(values)
    form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
  }
  return { field, broken, submit }
}

function valuesOf<Name extends string>(
  form: HTMLFormElement,
  rules: Record<Name, PlainRule>,
): Record<Name, string> {
  const given = new FormData(form)
  const textOf = (name: Name) => {
    const value = given.get(name)
    return typeof value === 'string' ? value : ''
  }
  return Object.fromEntries(namesOf(rules).map((name) => [name, textOf(name)])) as Record<
    Name,
    string
  >
}

function namesOf<Name extends string>(rules: Record<Name, PlainRule>): Name[] {
  const isName = (name: string): name is Name => name in rules
  return Object.keys(rules).filter(isName)
}
