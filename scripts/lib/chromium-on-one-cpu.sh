#!/bin/sh
# Runs the Chromium that CHROMIUM_PATH names on a single processor. On virtual machines whose processors' clocks differ by
# some milliseconds, time seems to run backwards for a browser that moves between them, and its pages crash.
# Of several test workers each takes the next processor. Without taskset, Chromium runs where it likes.
if command -v taskset >/dev/null 2>&1; then
  # The processors that this process may use, as "0,2-3".
  allowed=$(taskset -cp $$ 2>/dev/null | sed 's/.*: //')
  list=$(echo "$allowed" | tr ',' '\n' | while IFS=- read -r first last; do seq "$first" "${last:-$first}"; done)
  count=$(echo "$list" | wc -l)
  cpu=$(echo "$list" | sed -n "$((${TEST_PARALLEL_INDEX:-0} % count + 1))p")
  [ -n "$cpu" ] && exec taskset -c "$cpu" "$CHROMIUM_PATH" "$@"
fi
exec "$CHROMIUM_PATH" "$@"
