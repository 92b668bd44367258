/** The bundler gathers stylesheets beside the program. */
declare module '*.css'
