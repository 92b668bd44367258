import ajvCompiler from '@fastify/ajv-compiler'
import serializerSelector from '@fastify/fast-json-stringify-compiler'

/**
 * Fastify's own compilers of schemas, which compile each schema once: hundreds of answers are of the
 * same few schemas, and compiling them is most of what a start does.
 */
const validators = ajvCompiler()
const serializers = serializerSelector()

export const compilers = {
  buildValidator: onceEach(validators),
  buildSerializer: onceEach(serializers),
}

/**
 * Compilers by what they were built with, and what they made by its schema: all by their text, as
 * each route has a copy of its own.
 */
function onceEach<Given extends readonly unknown[], Route, Compiled>(
  build: (...given: Given) => (route: Route) => Compiled,
): (...given: Given) => (route: Route) => Compiled {
  const built = new Map<string, (route: Route) => Compiled>()
  return (...given) =>
    kept(built, given, () => {
      const compile = build(...given)
      const compiled = new Map<string, Compiled>()
      return (route) => kept(compiled, schemaOf(route), () => compile(route))
    })
}

/** Fastify hands over the schema with the route that it belongs to, whatever the types say. */
const schemaOf = (route: unknown): unknown =>
  typeof route === 'object' && route !== null && 'schema' in route ? route.schema : route

function kept<Value>(values: Map<string, Value>, of: unknown, make: () => Value): Value {
  const key = JSON.stringify(of)
  const found = values.get(key)
  if (found !== undefined) return found
  const made = make()
  values.set(key, made)
  return made
}
