const formats = new Map<string, Intl.DateTimeFormat>();

/** A format of dates and times, made once for its language and options: making one costs far more than using it. */
export const dateFormat = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = JSON.stringify([language, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, options);
  formats.set(key, format);
  return format;
};
