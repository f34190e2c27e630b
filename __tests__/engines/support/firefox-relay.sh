#!/bin/sh
# What Playwright starts in place of Firefox; see firefox-relay.ts.
exec node --import tsx "$(dirname "$0")/firefox-relay.ts" "$@"
