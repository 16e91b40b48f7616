# The whole server in one image: site, API and embeds. How to run it: docs/operations.md.
FROM node:26-slim AS build
WORKDIR /app
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile \
 && npx pnpm --filter @foodshed/widgets run build:embed \
 && npx pnpm --filter @foodshed/app run build

FROM node:26-slim
COPY --from=build /app /app
RUN useradd --system --uid 990 foodshed && install --directory --owner=foodshed /data
USER foodshed
WORKDIR /app/packages/server
ENV PATH=/app/node_modules/.bin:$PATH \
    NODE_ENV=production \
    HOST=0.0.0.0 \
    DATA_DIR=/data \
    DEMO=off \
    NODE_COMPILE_CACHE=/tmp/foodshed-compiled \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=131072
VOLUME /data
EXPOSE 3000
# A first start fills the index of the search, which takes its time with many businesses.
HEALTHCHECK --start-period=15m --start-interval=2s CMD ["node", "-e", "fetch('http://localhost:' + (process.env.PORT || 3000) + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--expose-gc", "src/main.ts", "start"]
