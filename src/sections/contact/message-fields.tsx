import { graphql } from "gatsby";
import { MESSAGE_FIELD } from "../../lib/page-ids";
import { Field } from "./field";
import { MINIMUM_LENGTH } from "./validate-contact";

type MessageFieldsProps = {
  texts: Queries.MessageFieldsFragment;
  /** Errors to show, by field name. */
  errors: Readonly<Record<string, string>>;
  /** True while the form is being sent. */
  readOnly: boolean;
};

/** The fields of the message form (docs/product.md, section 5). Their native attributes work without scripts, too. */
export const MessageFields = ({ texts, errors, readOnly }: MessageFieldsProps) => (
  <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2 sm:gap-y-3">
    <Field
      id="name"
      name="name"
      autoComplete="name"
      required
      minLength={MINIMUM_LENGTH.name}
      label={texts.name.label}
      placeholder={texts.name.placeholder}
      hint={texts.name.hint}
      error={errors.name}
      reservedText={texts.name.error}
      readOnly={readOnly}
    />
    <Field
      id="email"
      name="email"
      type="email"
      autoComplete="email"
      required
      label={texts.email.label}
      placeholder={texts.email.placeholder}
      hint={texts.email.hint}
      error={errors.email}
      reservedText={texts.email.error}
      readOnly={readOnly}
    />
    <Field
      id="company"
      name="company"
      autoComplete="organization"
      label={texts.company.label}
      placeholder={texts.company.placeholder}
      hint={texts.company.hint}
      mark={texts.optional}
      readOnly={readOnly}
      className="sm:col-span-2"
    />
    <Field
      as="textarea"
      id={MESSAGE_FIELD}
      name={MESSAGE_FIELD}
      required
      minLength={MINIMUM_LENGTH.message}
      label={texts.message.label}
      placeholder={texts.message.placeholder}
      hint={texts.message.hint}
      error={errors.message}
      reservedText={texts.message.error}
      readOnly={readOnly}
      // A one-line error uses part of the gap below, so pull the next element closer.
      className="-mb-3 sm:col-span-2 sm:-mb-2 lg:[&>textarea]:min-h-29"
    />
  </div>
);

export const query = graphql`
  fragment MessageFields on ContactForm {
    name {
      ...CheckedField
    }
    email {
      ...CheckedField
    }
    company {
      label
      placeholder
      hint
    }
    message {
      ...CheckedField
    }
    optional
  }

  fragment CheckedField on CheckedFormField {
    label
    placeholder
    hint
    error
  }
`;
