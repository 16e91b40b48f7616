"""Makes the workbooks of this folder, each by a library that people's programs use: openpyxl, odfpy and xlwt.

    pip install openpyxl odfpy xlwt && python make.py
"""

import datetime

import openpyxl
import xlwt
from odf.opendocument import OpenDocumentSpreadsheet
from odf.style import Style, TableProperties
from odf.table import CoveredTableCell, Table, TableCell, TableRow
from odf.text import A, P
from openpyxl.styles import Font
from openpyxl.cell.rich_text import CellRichText, TextBlock
from openpyxl.cell.text import InlineFont

HEADINGS = ["Email", "First Name", "Last Name", "Business Name", "Role"]
ADA = ["ada@farm.example", "Ada", "Okafor", "Maple Hill", "Seller"]
ZOE = ["zoe@ferme.example", "Zoé", "Côté", "Ferme Élan", "Vendor"]


def plain():
    book = openpyxl.Workbook()
    for row in [HEADINGS, ADA, ZOE]:
        book.active.append(row)
    book.save("plain.xlsx")


def typed():
    book = openpyxl.Workbook()
    sheet = book.active
    sheet.append([*HEADINGS, "Phone", "Postal Code", "Joined", "Paid"])
    sheet.append([*ADA, 5195550142, "n0b1s0", datetime.date(2024, 5, 1), True])
    sheet.append(["bo@farm.example", 1847, "Li", "1847 Mill", "Seller", 5.195550199e9, "NOB 1S0", None, False])
    book.save("typed.xlsx")


def titled():
    book = openpyxl.Workbook()
    sheet = book.active
    sheet.append(["Elora Table – Membership 2026"])
    sheet.merge_cells("A1:E1")
    sheet.append([])
    sheet.append(["Updated by Ann, do not forward"])
    sheet.append([])
    sheet.append(HEADINGS)
    sheet.append(ADA)
    sheet.append(ZOE)
    sheet.append([])
    sheet.append(["Total", 2])
    book.save("titled.xlsx")


def sheets():
    book = openpyxl.Workbook()
    book.active.title = "Read me"
    book.active.append(["This workbook holds our members."])
    members = book.create_sheet("Membres 2026")
    for row in [HEADINGS, ADA]:
        members.append(row)
    book.create_sheet("Empty")
    hidden = book.create_sheet("Old")
    hidden.append(["old@farm.example"])
    hidden.sheet_state = "hidden"
    book.save("sheets.xlsx")


def marked():
    book = openpyxl.Workbook()
    sheet = book.active
    sheet.append([*HEADINGS, "Website"])
    sheet.append(["Write to us", "Ada", "Okafor", CellRichText("Maple ", TextBlock(InlineFont(b=True), "Hill")), "Seller", "Our site"])
    sheet["A2"].hyperlink = "mailto:ada@farm.example"
    sheet["F2"].hyperlink = "https://maplehill.example/"
    sheet.append(ZOE)
    sheet.append(["bo@farm.example", "Bo", "Li", "Barn", "Seller"])
    sheet.row_dimensions[3].hidden = True
    sheet.column_dimensions["F"].hidden = True
    sheet["A1"].font = Font(bold=True)
    book.save("marked.xlsx")


def formulas():
    book = openpyxl.Workbook()
    sheet = book.active
    sheet.append(HEADINGS)
    sheet.append(["ada@farm.example", "Ada", '=PROPER("okafor")', "Maple Hill", "Seller"])
    sheet.append(["bo@farm.example", "Bo", "#N/A", "Barn", "Seller"])
    sheet["C3"].data_type = "e"
    book.save("formulas.xlsx")


def merged():
    book = openpyxl.Workbook()
    sheet = book.active
    sheet.append(["Farm", "Contact", None, "Email", "Role"])
    sheet.append([None, "First name", "Last name", None, None])
    sheet.append(["Maple Hill", "Ada", "Okafor", "ada@farm.example", "Seller"])
    sheet.append([None, "Bo", "Li", "bo@farm.example", "Seller"])
    for cells in ["A1:A2", "B1:C1", "D1:D2", "E1:E2", "A3:A4"]:
        sheet.merge_cells(cells)
    book.save("merged.xlsx")


def blank():
    book = openpyxl.Workbook()
    book.save("blank.xlsx")


def old():
    book = xlwt.Workbook()
    sheet = book.add_sheet("Members")
    for row, cells in enumerate([[*HEADINGS, "Phone"], [*ADA, 5195550142], [*ZOE, "514 555-0142"]]):
        for column, value in enumerate(cells):
            sheet.write(row, column, value)
    book.save("old.xls")


def old_sheets():
    book = xlwt.Workbook()
    for name in ["2025", "2026"]:
        sheet = book.add_sheet(name)
        for row, cells in enumerate([HEADINGS, ADA]):
            for column, value in enumerate(cells):
                sheet.write(row, column, value)
    book.save("old-sheets.xls")


def document():
    book = OpenDocumentSpreadsheet()
    hidden = Style(name="Hidden", family="table")
    hidden.addElement(TableProperties(display="false"))
    book.automaticstyles.addElement(hidden)
    table = Table(name="Membres")
    for cells in [[*HEADINGS, "Phone", "Joined"], ADA, ZOE]:
        row = TableRow()
        for value in cells:
            cell = TableCell(valuetype="string")
            cell.addElement(P(text=value))
            row.addElement(cell)
        table.addElement(row)
    # A number, a date and a repeated blank row, as LibreOffice fills its sheets.
    row = TableRow()
    for value in ["", "Bo", "Li", "Barn", "Seller"]:
        cell = TableCell(valuetype="string")
        if value:
            cell.addElement(P(text=value))
        else:
            paragraph = P()
            paragraph.addElement(A(href="mailto:bo@farm.example", text="Bo's mail"))
            cell.addElement(paragraph)
        row.addElement(cell)
    number = TableCell(valuetype="float", value="5195550142")
    number.addElement(P(text="5.2E+09"))
    row.addElement(number)
    date = TableCell(valuetype="date", datevalue="2024-05-01")
    date.addElement(P(text="1 mai 2024"))
    row.addElement(date)
    table.addElement(row)
    rest = TableRow(numberrowsrepeated=1048572)
    rest.addElement(TableCell(numbercolumnsrepeated=1024))
    table.addElement(rest)
    book.spreadsheet.addElement(table)
    other = Table(name="Ancien", stylename="Hidden")
    row = TableRow()
    cell = TableCell(valuetype="string")
    cell.addElement(P(text="old@farm.example"))
    row.addElement(cell)
    other.addElement(row)
    book.spreadsheet.addElement(other)
    book.save("document.ods")


def document_formulas():
    book = OpenDocumentSpreadsheet()
    table = Table(name="Sheet1")
    rows = [HEADINGS, ADA[:2] + [("of:=PROPER([.C9])",)] + ADA[3:], ["bo@farm.example", "Bo", "Err:502", "Barn", "Seller"]]
    for cells in rows:
        row = TableRow()
        for value in cells:
            cell = TableCell(formula=value[0]) if isinstance(value, tuple) else TableCell(valuetype="string")
            if not isinstance(value, tuple):
                cell.addElement(P(text=value))
            row.addElement(cell)
        table.addElement(row)
    book.spreadsheet.addElement(table)
    book.save("document-formulas.ods")


def document_merged():
    book = OpenDocumentSpreadsheet()
    table = Table(name="Sheet1")

    def text(value, **more):
        cell = TableCell(valuetype="string", **more)
        for line in value.split("\n"):
            cell.addElement(P(text=line))
        return cell

    for cells in [
        [text(each) for each in HEADINGS],
        [text(each) for each in ADA[:3]] + [text("Maple Hill", numberrowsspanned=2, numbercolumnsspanned=1), text("Seller")],
        [text(each) for each in ["bo@farm.example", "Bo", "Li"]] + [CoveredTableCell(), text("Seller")],
    ]:
        row = TableRow()
        for cell in cells:
            row.addElement(cell)
        table.addElement(row)
    book.spreadsheet.addElement(table)
    book.save("document-merged.ods")


for make in [plain, typed, titled, sheets, marked, formulas, merged, blank, old, old_sheets, document, document_formulas, document_merged]:
    make()
