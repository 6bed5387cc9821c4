# The site as one image: `docker build -t fucina .`, or `docker compose up` with everything around it.

FROM node:24-bookworm-slim AS build
WORKDIR /fucina
COPY . .
RUN npm ci && npm run build

# What runs: the server's sources, the packages that they import, the built site.
FROM node:24-bookworm-slim AS dependencies
WORKDIR /fucina
COPY --from=build /fucina/package.json /fucina/package-lock.json ./
COPY --from=build /fucina/packages packages
COPY --from=build /fucina/server server
RUN npm ci --omit=dev --workspace server --include-workspace-root

FROM debian:bookworm-slim
WORKDIR /fucina
COPY --from=dependencies /fucina ./
COPY --from=build /fucina/web/dist web/dist
# Node comes with the dependencies: the version that Fucina is tested with.
ENV PATH=/fucina/node_modules/.bin:$PATH NODE_ENV=production HOST=0.0.0.0 PORT=3000
# For /healthz and the metrics: docker build --build-arg COMMIT=$(git rev-parse HEAD)
ARG COMMIT
ENV FUCINA_COMMIT=$COMMIT
# Any number but 0. Nothing is written, so nothing belongs to it.
USER 65532:65532
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/src/main.ts"]
