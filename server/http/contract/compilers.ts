import ajvCompiler from '@fastify/ajv-compiler'
import serializerSelector from '@fastify/fast-json-stringify-compiler'

/**
 * Fastify's own compilers of schemas, which compile each schema once: hundreds of answers are of the
 * same few schemas. Each is compiled when it is first needed, as compiling all of them is most of
 * what a start would do.
 */
const validators = ajvCompiler()
const serializers = serializerSelector()

export const compilers = {
  buildValidator: onceEach(validators),
  buildSerializer: onceEach(serializers),
}

/**
 * Caches compilers by their input, and compiled schemas, both by their text, because each route has
 * its own copy.
 */
function onceEach<Given extends readonly unknown[], Route, Compiled extends Checked>(
  build: (...given: Given) => (route: Route) => Compiled,
): (...given: Given) => (route: Route) => Compiled {
  const built = new Map<string, (route: Route) => Compiled>()
  return (...given) =>
    stored(built, given, () => {
      const compile = build(...given)
      const compiled = new Map<string, Compiled>()
      return (route) => stored(compiled, getSchema(route), () => whenNeeded(() => compile(route)))
    })
}

/**
 * A function that checks or writes a value; Fastify reads the errors of the last call from
 * `errors`.
 */
interface Checked {
  (value: never): unknown
  errors?: unknown
}

function whenNeeded<Compiled extends Checked>(compile: () => Compiled): Compiled {
  let compiled: Compiled | undefined
  const run: Checked = (value) => {
    compiled ??= compile()
    const outcome = compiled(value)
    run.errors = compiled.errors
    return outcome
  }
  return run as Compiled
}

/** Fastify hands over the schema with the route that it belongs to, whatever the types say. */
const getSchema = (route: unknown): unknown =>
  typeof route === 'object' && route !== null && 'schema' in route ? route.schema : route

function stored<Value>(values: Map<string, Value>, of: unknown, make: () => Value): Value {
  const key = getText(of)
  const found = values.get(key)
  if (found !== undefined) return found
  const made = make()
  values.set(key, made)
  return made
}

/** A schema's text is written once: the routes of every server of a process have the same ones. */
function getText(of: unknown): string {
  if (typeof of !== 'object' || of === null) return JSON.stringify(of)
  const text = texts.get(of) ?? JSON.stringify(of)
  texts.set(of, text)
  return text
}

const texts = new WeakMap<object, string>()
