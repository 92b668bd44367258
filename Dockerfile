# Masar in a container; docs/running.md says how it is run. `npm run image` carries these steps out
# without a container, where no image can be pulled.
ARG NODE_IMAGE=node:20-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
# What is built into the pages; without a value they are as in the README.
ARG VITE_API_BASE_URL
ARG VITE_MAPS_API_KEY
ARG VITE_SENTRY_DSN
RUN npm run build

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM ${NODE_IMAGE}
# Its own files belong to root, so the server cannot change them; what it writes is in /data and /tmp.
WORKDIR /data
RUN chown 1000:1000 .
WORKDIR /app
COPY package.json ./
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist/web dist/web
COPY --from=build /app/dist/server dist/server
COPY --from=build /app/dist/database dist/database
COPY server/db/migrations server/db/migrations
COPY server/content/language server/content/language
COPY server/content/media server/content/media
COPY server/content/demo server/content/demo
COPY server/pdf/score-sheet.typ server/pdf/score-sheet.typ
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 MASAR_DATA_DIR=/data MASAR_DEMO=0 DRAIN_MS=10000
VOLUME /data
EXPOSE 3000
# The account `node` of the base image, by its number, as some platforms want to see that it is not root.
USER 1000:1000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The limits of memory are those of `npm start`.
CMD ["node", "--enable-source-maps", "--max-old-space-size=320", "--max-semi-space-size=8", "dist/server/main.js"]
