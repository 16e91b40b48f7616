// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

export {};
