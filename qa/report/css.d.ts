/** The bundler collects imported stylesheets in a separate file. */
declare module '*.css'
