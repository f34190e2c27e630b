/** The time picker for a consultation on the contact page (docs/product.md, section 4). */
import { z } from "zod";
import { noDoubles } from "./no-doubles";
import { label, line, sentence, slug } from "./text";

const note = (id: string, ...optional: string[]) =>
  z
    .strictObject({ title: label("Title."), text: sentence("What to do instead.", ...optional) })
    .meta({ id, description: "Stands in the place of times where none can be offered." });

export const consultation = z
  .strictObject({
    title: label("Title of the dialog."),
    intro: sentence("Says that it is a request and not a booking."),
    close: label("Button that closes the dialog."),
    length: label("Name of the choice of a length."),
    minutes: label('A length; "{n}" stands for the minutes.', "{n}"),
    office: label("Name of the choice of an office."),
    anyOffice: sentence("Below it: who joins the call whatever office is chosen."),
    officeOption: label('An office; "{city}" stands for its city.', "{city}"),
    ownZone: line('Says whose time zone is shown; "{zone}" stands for its name.', "{zone}"),
    officeZone: line('Says so where the visitor’s zone is unknown; "{zone}" stands for the office’s.', "{zone}"),
    day: label("Name of the choice of a day."),
    time: label("Name of the choice of a time."),
    officeTime: label('The office’s time, below the visitor’s: "{time} {city}".', "{time}", "{city}"),
    nothingChosen: line("Shown before a day is chosen."),
    dayChosen: line("Shown between the choice of a day and that of a time."),
    dayUnfit: line('Below the days, where some have no opening of the length: "… {n}-minute …".', "{n}"),
    dayLost: line(
      'Said where the day that was chosen has no opening of another length: "{day} … {n}-minute …".',
      "{day}",
      "{n}",
    ),
    timeLost: line(
      'Said where the time that was chosen is not available for another length: "{time} … {n} minutes".',
      "{time}",
      "{n}",
    ),
    dayClosed: line(
      'Said where another office has no opening on the day that was chosen: "{city} … {day}".',
      "{city}",
      "{day}",
    ),
    timeClosed: line(
      'Said where another office is closed at the time that was chosen: "{city} … {time}".',
      "{city}",
      "{time}",
    ),
    chosen: line('The choice: "{day}, {time} {zone}".', "{day}", "{time}", "{zone}"),
    chosenInOffice: line(
      'The choice in the office’s time, where it is another: "In {city}: {time}".',
      "{city}",
      "{time}",
    ),
    confirm: label("Button that puts the choice into the message."),
    // Shown if an office has no times to offer.
    none: note("NoTimesNote"),
    // Shown if the device's clock must be wrong; "{date}" in its text stands for that clock's date.
    wrongClock: note("WrongClockNote", "{date}"),
    write: label("Button of both notes: leads to the message."),
    message: line('The sentence of the message; "{slot}" stands for the choice in words.', "{city}", "{slot}"),
    slot: line(
      'The choice in words: "{length} minutes on {day}, {time} {zone}".',
      "{length}",
      "{day}",
      "{time}",
      "{zone}",
    ),
    slotInOffice: line(
      'The same where the office has another time: "{slot} ({time} in {city})".',
      "{slot}",
      "{time}",
      "{city}",
    ),
    asked: line(
      'In the intro’s place where the message asks for a time already; "{slot}" stands for it in words.',
      "{slot}",
    ),
    requested: label('Name of the chosen time below the message: "Time you request from our {city} office".', "{city}"),
    change: label("Button beside it: opens the dialog again."),
    remove: label("Button beside it: takes the time out of the message."),
    unsaid: line("Said below the requested time where the message, as it was edited, does not say it."),
    removed: line("Said where the requested time was, once the visitor has removed it."),
    edited: line("Said where the message keeps a sentence about an earlier time, because the visitor has edited it."),
    file: label("Link beside it: an entry for the visitor’s calendar."),
    move: line("Said below a request that was sent and in that entry: how to move it or take it back.", "{email}"),
    event: z
      .strictObject({
        summary: line(
          'Title of that entry; says that nothing is booked. "{brand}" stands for the brand, "{city}" for the office.',
          "{brand}",
          "{city}",
        ),
        description: sentence('Its text; "{brand}" may stand for the brand.', "{brand}"),
      })
      .meta({ id: "ConsultationEvent", description: "The entry for the visitor’s calendar." }),
    noticeHours: z
      .int()
      .min(0)
      .max(336)
      .meta({ description: "Shortest time between a request and the consultation, in hours." }),
    daysAhead: z.int().min(1).max(90).meta({ description: "How many days ahead times are offered." }),
  })
  .meta({ id: "Consultation", description: "The dialog in which visitors choose a time." });

export const topics = z
  .strictObject({
    industry: line(
      'Begins the message of who comes from an industry’s page; a whole sentence. "{industry}" stands for its name.',
      "{industry}",
    ),
    others: z
      .array(
        z
          .strictObject({
            topic: slug(
              'Name of the topic in the address: "/contact?topic=demo". No industry’s: those are topics as they are.',
            ),
            message: line("Begins the message; a whole sentence."),
          })
          .meta({ id: "ContactTopic", description: "A topic that a link to the contact page may carry." }),
      )
      .max(12)
      .superRefine(noDoubles("topic", "a topic that is not listed yet"))
      .meta({ description: "Topics besides the industries." }),
  })
  .meta({ id: "ContactTopics", description: "How the message begins for visitors who come with a topic." });
